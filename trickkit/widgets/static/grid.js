// node_modules/preact/dist/preact.mjs
var n;
var t;
var r;
var u;
var i;
var f;
var o;
var e;
var l;
var c;
var a;
var s;
var h = /* @__PURE__ */ Symbol.for("pv");
var p = {};
var y = [];
var v = /^m(i|n|o|s|text|space)$/;
var w = Array.isArray;
var d = y.slice;
var _ = Object.assign;
function g(n3) {
  n3 && n3.parentNode && n3.remove();
}
function m(r3, u3, i3, f4, o4) {
  var e3 = { type: r3, props: u3, key: i3, ref: f4, __k: null, __: null, __b: 0, __e: null, __c: null, constructor: h, __v: o4 || ++t, __i: -1, __u: 0 };
  return !o4 && n.vnode && n.vnode(e3), e3;
}
function $(n3) {
  return n3.children;
}
function x(n3, t3) {
  this.props = n3, this.context = t3, this.__g = 0;
}
function S(n3, t3) {
  if (null == t3) return n3.__ && S(n3.__, n3.__i + 1);
  for (var r3; t3 < n3.__k.length; t3++) if ((r3 = n3.__k[t3]) && r3.__e) return r3.__e;
  return "function" != typeof n3.type || n3.props.__P ? null : S(n3);
}
function C(t3) {
  var r3, u3 = t3.__v, i3 = u3.__e, f4 = [], o4 = [], e3 = t3.__P;
  e3 && ((r3 = _({ constructor: h }, u3)).__v = u3.__v + 1, n.vnode && n.vnode(r3), z(e3, r3, u3, t3.__n, e3.namespaceURI, 32 & u3.__u ? [i3] : null, f4, i3 || S(u3), 32 & u3.__u, o4), r3.__v = u3.__v, r3.__.__k[r3.__i] = r3, E(f4, r3, o4), u3.__ = u3.__e = null, r3.__e != i3 && j(r3));
}
function j(n3) {
  if ((n3 = n3.__) && n3.__c && !n3.props.__P) return n3.__e = null, n3.__k.some(function(t3) {
    return t3 && (n3.__e = t3.__e);
  }), j(n3);
}
function L(t3) {
  (8 & t3.__g || (t3.__g |= 8, u.push(t3), f++)) && i == n.debounceRendering || ((i = n.debounceRendering) || queueMicrotask)(H);
}
function H() {
  try {
    for (var n3, t3 = 1; u.length; ) u.length > t3 && u.sort(o), n3 = u.shift(), t3 = u.length, 8 & n3.__g && C(n3);
  } finally {
    (f = u.length) && (i || queueMicrotask)(H);
  }
}
function I(n3, t3, r3, u3, i3, f4, o4, e3, l3, c3, a4) {
  var s3, h3, v3, w3, d3, _3, g3 = u3.__k || y, k2 = t3.length;
  for (l3 = q(r3, t3, g3, l3, k2), s3 = 0; s3 < k2; s3++) null != (v3 = r3.__k[s3]) && (h3 = ~v3.__i && g3[v3.__i] || p, v3.__i = s3, _3 = z(n3, v3, h3, i3, f4, o4, e3, l3, c3, a4), w3 = v3.__e, (h3.ref != v3.ref || 8 & h3.__u) && (h3.ref && G(h3.ref, null, v3, h3), v3.ref && a4.push(v3.ref, v3.__c || w3, v3)), d3 = d3 || w3, 4 & v3.__u ? (l3 = A(v3, l3, n3, !h3.__v), h3.__e && (h3.__e = null)) : "function" == typeof v3.type && void 0 !== _3 ? l3 = _3 : w3 && (l3 = w3.nextSibling), v3.__u &= -21);
  return r3.__e = d3, l3;
}
function q(n3, t3, r3, u3, i3) {
  var f4, o4, e3, l3, c3, a4, s3, p3, y3, v3 = r3.length, d3 = v3, _3 = 0, g3 = 0, k2 = n3.__k = Array(i3);
  for (f4 = 0; f4 < i3; f4++) null != (o4 = t3[f4]) && "boolean" != typeof o4 && "function" != typeof o4 ? ("object" != typeof o4 || o4.constructor === String ? o4 = k2[f4] = m(null, o4) : w(o4) ? o4 = k2[f4] = m($, { children: o4 }) : o4.constructor === h && o4.__b ? o4 = k2[f4] = m(o4.type, o4.props, o4.key, o4.ref, o4.__v) : k2[f4] = o4, l3 = f4 + _3, o4.__ = n3, o4.__b = n3.__b + 1, e3 = null, ~(c3 = o4.__i = P(o4, r3, l3, d3)) && (d3--, (e3 = r3[c3]) && (e3.__u |= 2)), e3 && e3.__v ? (o4.__u |= 16, c3 == l3 - 1 ? _3-- : c3 == l3 + 1 ? _3++ : c3 != l3 && (c3 > l3 ? _3-- : _3++, g3 = 1)) : (~c3 || (i3 > v3 ? _3-- : i3 < v3 && _3++), "function" != typeof o4.type && (o4.__u |= 4))) : k2[f4] = null;
  if (g3) {
    for (a4 = [], s3 = [], f4 = 0; f4 < i3; f4++) if ((o4 = k2[f4]) && 16 & o4.__u) {
      for (_3 = 0, p3 = a4.length; _3 < p3; ) a4[y3 = _3 + p3 >> 1] < o4.__i ? _3 = y3 + 1 : p3 = y3;
      a4[_3] = o4.__i, s3[f4] = _3 + 1;
    }
    for (_3 = a4.length; f4--; ) s3[f4] && (s3[f4] == _3 ? _3-- : k2[f4].__u |= 4);
  }
  if (d3) for (f4 = 0; f4 < v3; f4++) !(e3 = r3[f4]) || 2 & e3.__u || (e3.__e == u3 && (u3 = S(e3)), J(e3, e3));
  return u3;
}
function A(n3, t3, r3, u3) {
  var i3, f4, o4, e3;
  if ("function" == typeof n3.type) {
    if (n3.props.__P) return t3;
    if (i3 = n3.__k) for (f4 = 0; f4 < i3.length; f4++) i3[f4] && (i3[f4].__ = n3, t3 = A(i3[f4], t3, r3, false));
    return t3;
  }
  for (t3 && !t3.parentNode && (t3 = S(n3)) && !t3.parentNode && (t3 = null), o4 = n3.__e, e3 = t3; e3 && 8 == e3.nodeType; ) e3 = e3.nextSibling;
  for (o4 != e3 && (!u3 && r3.moveBefore && o4.parentNode ? r3.moveBefore(o4, t3) : r3.insertBefore(o4, t3 || null)), t3 = o4; (t3 = t3 && t3.nextSibling) && 8 == t3.nodeType && !t3.data.startsWith("$s"); ) ;
  return t3;
}
function P(n3, t3, r3, u3) {
  var i3, f4 = n3.key, o4 = n3.type, e3 = t3[r3], l3 = e3 && !(2 & e3.__u);
  if (null === e3 && null == f4 || l3 && f4 == e3.key && o4 == e3.type) return r3;
  if (u3 > (l3 ? 1 : 0)) {
    for (i3 = r3 - 1; i3 >= 0; i3--) if ((e3 = t3[i3]) && !(2 & e3.__u) && f4 == e3.key && o4 == e3.type) return i3;
    for (i3 = r3 + 1; i3 < t3.length; i3++) if ((e3 = t3[i3]) && !(2 & e3.__u) && f4 == e3.key && o4 == e3.type) return i3;
  }
  return -1;
}
function T(n3, t3, r3) {
  null == r3 && (r3 = ""), "-" == t3[0] ? n3.setProperty(t3, r3) : n3[t3] = r3;
}
function N(n3, t3, r3, u3, i3) {
  var f4, o4;
  if ("style" == t3) if ("string" == typeof r3) n3.style.cssText = r3;
  else {
    if ("string" == typeof u3 && (n3.style.cssText = u3 = ""), u3) for (t3 in u3) r3 && t3 in r3 || T(n3.style, t3);
    if (r3) for (t3 in r3) u3 && r3[t3] == u3[t3] || T(n3.style, t3, r3[t3]);
  }
  else if ("o" == t3[0] && "n" == t3[1]) "function" != typeof r3 && (r3 = null), "function" != typeof u3 && (u3 = null), (n3.__e || (n3.__e = {}))[t3] = r3, r3 && u3 || (o4 = a[t3] || (a[t3] = V(t3)), (n3.__a || (n3.__a = {}))[t3] = c, f4 = t3 != (t3 = t3.replace(l, "$1")), (t3 = t3.slice(2))[0] < "a" && (t3 = t3.toLowerCase()), r3 ? n3.addEventListener(t3, o4, f4) : n3.removeEventListener(t3, o4, f4));
  else {
    if ("http://www.w3.org/2000/svg" == i3) t3 = t3.replace(/xlink(H|:h)/, "h").replace(/sName$/, "s");
    else if ("width" != t3 && "height" != t3 && "href" != t3 && "list" != t3 && "form" != t3 && "tabIndex" != t3 && "download" != t3 && "rowSpan" != t3 && "colSpan" != t3 && "role" != t3 && "popover" != t3 && t3 in n3) try {
      return void (n3[t3] = null == r3 ? "" : r3);
    } catch (n4) {
    }
    if ("function" == typeof r3) return;
    null == r3 || false === r3 && "-" != t3[4] ? n3.removeAttribute(t3) : n3.setAttribute(t3, "popover" == t3 && 1 == r3 ? "" : r3);
  }
}
function V(t3) {
  return function(r3) {
    var u3 = this.__e;
    if (u3) {
      if (u3 = u3[t3], null == r3[e]) r3[e] = c++;
      else if (r3[e] < this.__a[t3]) return;
      return u3(n.event ? n.event(r3) : r3);
    }
  };
}
function z(t3, r3, u3, i3, f4, o4, e3, l3, c3, a4) {
  var s3, p3, v3, d3, k2, b2, m3, M, C3, j3, L2, H2, q2, A3, O, P2, T3, N2, V2 = r3.type;
  if (r3.constructor !== h) return null;
  128 & u3.__u && (c3 = 32 & u3.__u, s3 = u3.__c.__z) && (r3.__u |= c3, p3 = o4 = [], 8 == s3.nodeType ? l3 = B(s3, o4) : o4.push(s3), l3 = o4[0] || l3), (s3 = n.__b) && s3(r3);
  n: if ("function" == typeof V2) {
    v3 = e3.length;
    try {
      if (M = r3.props, C3 = (s3 = V2.prototype) && s3.render, j3 = (s3 = V2.contextType) && i3[s3.__c], L2 = s3 ? j3 ? j3.props.value : s3.__ : i3, (d3 = u3.__c) ? (r3.__c = d3, 2 & d3.__g && (d3.__g |= 1)) : (C3 ? r3.__c = d3 = new V2(M, L2) : (r3.__c = d3 = new x(M, L2), d3.constructor = V2, d3.render = K), j3 && j3.sub(d3), d3.state || (d3.state = {}), d3.__n = i3, d3.__g |= 8, d3.__h = [], d3.__k = []), C3 && (d3.__s || (d3.__s = d3.state), V2.getDerivedStateFromProps && (d3.__s == d3.state && (d3.__s = _({}, d3.__s)), _(d3.__s, V2.getDerivedStateFromProps(M, d3.__s)))), k2 = d3.props, b2 = d3.state, d3.__v = r3, u3.__c) {
        if (M !== k2 && C3 && !V2.getDerivedStateFromProps && d3.componentWillReceiveProps && d3.componentWillReceiveProps(M, L2), r3.__v == u3.__v && !(8 & d3.__g) || !(4 & d3.__g) && d3.shouldComponentUpdate && false === d3.shouldComponentUpdate(M, d3.__s, L2)) {
          r3.__v != u3.__v && (d3.props = M, d3.state = d3.__s, d3.__g &= -9), r3.__e = u3.__e, r3.__k = u3.__k, r3.__k.some(function(n3) {
            n3 && (n3.__ = r3);
          }), y.push.apply(d3.__h, d3.__k), d3.__k = [], d3.__h.length && e3.push(d3), l3 = S(u3);
          break n;
        }
        d3.componentWillUpdate && d3.componentWillUpdate(M, d3.__s, L2), C3 && d3.componentDidUpdate && d3.__h.push(function() {
          d3.componentDidUpdate(k2, b2, m3);
        });
      } else C3 && !V2.getDerivedStateFromProps && d3.componentWillMount && d3.componentWillMount(), C3 && d3.componentDidMount && d3.__h.push(d3.componentDidMount);
      d3.context = L2, d3.props = M, d3.__P = t3, d3.__g &= -5, H2 = n.__r, q2 = C3 ? 25 : 0;
      do {
        d3.__g &= -9, H2 && H2(r3), s3 = d3.render(d3.props, d3.state = d3.__s, d3.context);
      } while (8 & d3.__g && ++q2 < 25);
      C3 && (y.push.apply(d3.__h, d3.__k), d3.__k = []), d3.state = d3.__s, d3.getChildContext && (i3 = _({}, i3, d3.getChildContext())), C3 && u3.__c && d3.getSnapshotBeforeUpdate && (m3 = d3.getSnapshotBeforeUpdate(k2, b2)), A3 = s3 && s3.type === $ && null == s3.key ? s3.props.children : s3, M.__P && (s3 = l3, f4 = (t3 = M.__P).namespaceURI, c3 = o4 = null, u3.props && u3.props.__P != t3 && (u3.__k.some(function(n3) {
        n3 && J(n3, n3);
      }), u3.__k = null), l3 = u3.__k ? S(u3, 0) : null), l3 = I(t3, w(A3) ? A3 : [A3], r3, u3, i3, f4, o4, e3, l3, c3, a4), M.__P && (r3.__e = null, l3 = s3), r3.__u &= -161, p3 && p3.some(g), d3.__h.length && e3.push(d3), 1 & d3.__g && (d3.__g &= -4);
    } catch (t4) {
      if (e3.length = v3, r3.__v = null, c3 || o4) if (t4 && t4.then) {
        if (r3.__u |= 128 | c3, o4) {
          for (~(T3 = o4.indexOf(l3 || void 0)) || (T3 = o4.length); (N2 = o4[T3 - 1]) && 8 == N2.nodeType; ) T3--;
          for (; T3 < o4.length; T3++) if (N2 = o4[T3]) if (o4[T3] = null, O) {
            if (N2 == P2) break;
          } else {
            if (8 != N2.nodeType) break;
            N2.data.startsWith("$s") && (P2 = B(O = N2));
          }
        }
        if (!O) {
          for (; l3 && 8 == l3.nodeType && l3.nextSibling; ) l3 = l3.nextSibling;
          O = l3;
        }
        (s3 = B(O = r3.__c.__z || (r3.__c.__z = O))) ? (r3.__e = O, l3 = s3) : r3.__e = l3, l3 = l3 && l3.nextSibling;
      } else o4 && o4.some(g);
      else r3.__e = u3.__e;
      r3.__k || (r3.__k = u3.__k || []), t4 && t4.then || D(r3), n.__e(t4, r3, u3);
    }
  } else l3 = r3.__e = F(u3.__e, r3, u3, i3, f4, o4, e3, c3, a4, t3);
  return (s3 = n.diffed) && s3(r3), l3;
}
function B(n3, t3) {
  if (n3 && 8 == n3.nodeType && n3.data.startsWith("$s")) for (var r3 = 1; n3 = n3.nextSibling; ) {
    if (8 == n3.nodeType) {
      if (n3.data.startsWith("$s")) r3++;
      else if (n3.data.startsWith("/$s") && !--r3) return n3;
    }
    t3 && t3.push(n3);
  }
}
function D(n3) {
  n3 && (n3.__c && (n3.__c.__g |= 4), n3.__k && n3.__k.some(D));
}
function E(t3, r3, u3) {
  for (var i3 = 0; i3 < u3.length; ) G(u3[i3++], u3[i3++], u3[i3++]);
  n.__c && n.__c(r3, t3), t3.some(function(r4) {
    try {
      t3 = r4.__h, r4.__h = [], t3.some(function(n3) {
        n3.call(r4);
      });
    } catch (t4) {
      n.__e(t4, r4.__v);
    }
  });
}
function F(t3, r3, u3, i3, f4, o4, e3, l3, c3, a4) {
  var s3, h3, y3, _3, k2, b2, m3, M, $2 = u3.props || p, x2 = r3.props, C3 = r3.type;
  if ("svg" == C3 ? f4 = "http://www.w3.org/2000/svg" : "math" == C3 ? f4 = "http://www.w3.org/1998/Math/MathML" : f4 || (f4 = "http://www.w3.org/1999/xhtml"), o4) {
    for (s3 = 0; s3 < o4.length; s3++) if ((k2 = o4[s3]) && (C3 ? k2.localName == C3 : 3 == k2.nodeType)) {
      t3 = k2, o4[s3] = null;
      break;
    }
  }
  if (!t3) {
    if (M = a4.ownerDocument || document, !C3) return M.createTextNode(x2);
    t3 = M.createElementNS(f4, C3, x2.is ? x2 : a4), l3 && (n.__m && n.__m(r3, o4), l3 = false), o4 = null;
  }
  if (C3) {
    if (a4 = "template" == C3 && t3.content || t3, o4 = "textarea" == C3 && null != x2.defaultValue ? null : o4 && d.call(a4.childNodes), !l3 && o4) for ($2 = {}, s3 = 0; s3 < t3.attributes.length; s3++) $2[(k2 = t3.attributes[s3]).name] = k2.value;
    for (s3 in $2) k2 = $2[s3], "dangerouslySetInnerHTML" == s3 ? y3 = k2 : "children" == s3 || s3 in x2 || "value" == s3 && "defaultValue" in x2 || "checked" == s3 && "defaultChecked" in x2 || N(t3, s3, null, k2, f4);
    for (s3 in x2) k2 = x2[s3], "children" == s3 ? _3 = k2 : "dangerouslySetInnerHTML" == s3 ? h3 = k2 : "value" == s3 ? b2 = k2 : "checked" == s3 ? m3 = k2 : l3 && "function" != typeof k2 || $2[s3] === k2 || N(t3, s3, k2, $2[s3], f4);
    h3 ? (l3 || y3 && (h3.__html == y3.__html || h3.__html == t3.innerHTML) || (t3.innerHTML = h3.__html), r3.__k = []) : (y3 && (t3.textContent = ""), ("foreignObject" == C3 || "http://www.w3.org/1998/Math/MathML" == f4 && v.test(C3)) && (f4 = "http://www.w3.org/1999/xhtml"), I(a4, w(_3) ? _3 : [_3], r3, u3, i3, f4, o4, e3, o4 ? o4[0] : u3.__k && S(u3, 0), l3, c3), o4 && o4.some(g)), l3 && "textarea" != C3 || (s3 = "value", "progress" == C3 && null == b2 ? t3.removeAttribute(s3) : null == b2 || b2 === t3[s3] && ("progress" != C3 || b2) || N(t3, s3, b2, $2[s3], f4), s3 = "checked", null != m3 && m3 != t3[s3] && N(t3, s3, m3, $2[s3], f4));
  } else $2 === x2 || l3 && t3.data == x2 || (t3.data = x2);
  return t3;
}
function G(t3, r3, u3, i3) {
  try {
    "function" == typeof t3 ? r3 ? r3.__x = t3(r3) || 1 : i3 && (i3 = i3.__c || i3.__e) && (r3 = i3.__x) && (i3.__x = null, "function" == typeof r3 ? r3() : t3(null)) : t3.current = r3;
  } catch (t4) {
    n.__e(t4, u3);
  }
}
function J(t3, r3, u3) {
  var i3, f4, o4, e3;
  if (n.unmount && n.unmount(t3), !(i3 = t3.ref) || i3.current && i3.current != t3.__e || G(i3, null, r3, t3), i3 = t3.__c) {
    if (i3.componentWillUnmount) try {
      i3.componentWillUnmount();
    } catch (t4) {
      n.__e(t4, r3);
    }
    i3.__P = i3.__n = null;
  }
  if (i3 = t3.__k) for (e3 = 0; e3 < i3.length; e3++) i3[e3] && J(i3[e3], r3, "function" != typeof t3.type || u3 && !t3.props.__P);
  !u3 && (i3 = t3.__c) && (i3 = i3.__z) && (f4 = B(i3, o4 = [])) && (i3 == t3.__e && o4.some(g), g(f4), g(i3)), u3 || g(t3.__e), t3.__e = t3.__c = t3.__ = null;
}
function K(n3, t3, r3) {
  return this.constructor(n3, r3);
}
function Q(t3, r3) {
  var u3, i3, f4, o4;
  n.__ && n.__(t3, r3), 9 == r3.nodeType && (r3 = r3.documentElement), i3 = (u3 = t3 && 32 & t3.__u) ? null : r3.__k, r3.__k = m($, { children: [t3] }), f4 = [], o4 = [], z(r3, r3.__k, i3 || p, p, r3.namespaceURI, i3 ? null : r3.firstChild ? d.call(r3.childNodes) : null, f4, i3 ? i3.__e : r3.firstChild, u3, o4), E(f4, r3.__k, o4), r3.__k.props.children = null;
}
function U(n3) {
  function t3(n4) {
    var r3, u3;
    return this.getChildContext || (r3 = /* @__PURE__ */ new Set(), (u3 = {})[t3.__c] = this, this.getChildContext = function() {
      return u3;
    }, this.shouldComponentUpdate = function(n5) {
      this.props.value != n5.value && r3.forEach(function(n6) {
        n6.__g |= 4, L(n6);
      });
    }, this.sub = function(n5) {
      r3.add(n5);
      var t4 = n5.componentWillUnmount;
      n5.componentWillUnmount = function() {
        r3.delete(n5), t4 && t4.call(n5);
      };
    }), n4.children;
  }
  return t3.__c = "__cC" + s++, t3.__ = n3, t3.Provider = (t3.Consumer = function(n4, t4) {
    return n4.children(t4);
  }).contextType = t3, t3;
}
n = { __e: function(n3, t3, r3, u3) {
  for (var i3, o4, e3; t3 = t3.__; ) if ((i3 = t3.__c) && !(1 & i3.__g)) {
    i3.__g |= 4;
    try {
      if ((e3 = (o4 = i3.constructor) && o4.getDerivedStateFromError) && i3.setState(o4.getDerivedStateFromError(n3)), i3.componentDidCatch && (i3.componentDidCatch(n3, u3 || {}), e3 = 1), e3 && 8 & i3.__g) return void (i3.__g |= 2);
    } catch (t4) {
      n3 = t4;
    }
  }
  throw f = 0, n3;
} }, t = 0, r = function(n3) {
  return null != n3 && n3.constructor === h;
}, x.prototype.setState = function(n3, t3) {
  var r3 = this.__s;
  r3 && r3 != this.state || (r3 = this.__s = _({}, this.state)), "function" == typeof n3 && (n3 = n3(_({}, r3), this.props)), n3 && (_(r3, n3), this.__v && (t3 && this.__k.push(t3), L(this)));
}, x.prototype.forceUpdate = function(n3) {
  this.__v && (this.__g |= 4, n3 && this.__h.push(n3), L(this));
}, x.prototype.render = $, u = [], f = 0, o = function(n3, t3) {
  return n3.__v.__b - t3.__v.__b;
}, e = /* @__PURE__ */ Symbol(), l = /(PointerCapture)$|Capture$/i, c = 0, a = {}, s = 0;

// node_modules/preact/hooks/dist/hooks.mjs
var t2;
var r2;
var u2;
var i2;
var o2 = Object.is;
var f2 = 0;
var c2 = [];
var e2 = [];
var a2 = n;
var v2 = a2.__b;
var l2 = a2.__r;
var m2 = a2.diffed;
var h2 = a2.__c;
var s2 = a2.unmount;
var p2 = a2.__;
function y2(n3, t3) {
  a2.__h && a2.__h(r2, n3, f2 || t3), f2 = 0;
  var u3 = r2.__H || (r2.__H = { __: [], __h: [] });
  return n3 >= u3.__.length && u3.__.push({}), u3.__[n3];
}
function d2(n3) {
  return f2 = 1, _2(G2, n3);
}
function _2(n3, u3, i3) {
  var f4 = y2(t2++, 2);
  if (f4.t = n3, !f4.__c && (f4.__ = [i3 ? i3(u3) : G2(void 0, u3), function(n4) {
    var t3 = (f4.__N || f4.__)[0], r3 = f4.t(t3, n4);
    o2(t3, r3) || (f4.__N = [r3, f4.__[1]], f4.__c.setState({}));
  }], f4.__c = r2, !r2.__f)) {
    r2.__f = true;
    var c3 = r2.shouldComponentUpdate;
    r2.shouldComponentUpdate = function(n4, t3, r3) {
      var u4 = this.__H;
      if (!u4) return true;
      var i4 = false, f5 = this.props != n4;
      if (u4.__.some(function(n5) {
        n5.__N && (i4 = true, o2(n5.__[0], n5.__N[0]) || (f5 = true));
      }), c3) {
        var e3 = c3.call(this, n4, t3, r3);
        return i4 ? e3 || f5 : e3;
      }
      return !i4 || f5;
    };
  }
  return f4.__;
}
function A2(n3, u3) {
  var i3 = y2(t2++, 3);
  !a2.__s && E2(i3.__H, u3) && (i3.__P = true, i3.__ = n3, i3.u = u3, r2.__H.__h.push(i3));
}
function F2(n3, u3) {
  var i3 = y2(t2++, 4);
  !a2.__s && E2(i3.__H, u3) && (i3.__P = false, i3.__ = n3, i3.u = u3, r2.__h.push(i3));
}
function T2(n3) {
  return f2 = 5, w2(function() {
    return { current: n3 };
  }, []);
}
function w2(n3, r3) {
  var u3 = y2(t2++, 7);
  return E2(u3.__H, r3) && (u3.__ = n3(), u3.__H = r3), u3.__;
}
function b(n3, t3) {
  return f2 = 8, w2(function() {
    return n3;
  }, t3);
}
function j2(n3) {
  var u3 = r2.context[n3.__c], i3 = y2(t2++, 9);
  return i3.c = n3, u3 ? (null == i3.__ && (i3.__ = true, u3.sub(r2)), u3.props.value) : n3.__;
}
function g2() {
  var n3;
  do {
    for (; n3 = e2.shift(); ) try {
      C2(n3);
    } catch (t4) {
      a2.__e(t4, { __: (n3 = n3.__P) && n3.__v });
    }
    for (; n3 = c2.shift(); ) {
      var t3 = n3.__H;
      if (n3.__P && t3) try {
        t3.__h.some(C2), t3.__h.some(D2), t3.__h = [];
      } catch (r3) {
        t3.__h = [], a2.__e(r3, n3.__v);
      }
    }
  } while (e2.length);
}
a2.__b = function(n3) {
  r2 = null, v2 && v2(n3);
}, a2.__ = function(n3, t3) {
  n3 && t3.__k && t3.__k.__m && (n3.__m = t3.__k.__m), p2 && p2(n3, t3);
}, a2.__r = function(n3) {
  l2 && l2(n3), t2 = 0;
  var i3 = (r2 = n3.__c).__H;
  i3 && (u2 == r2 ? r2.__h = [] : (i3.__h.some(C2), i3.__h.some(D2), t2 = 0), i3.__h = [], i3.__.some(function(n4) {
    n4.__N && (n4.__ = n4.__N), n4.u = n4.__N = void 0;
  })), u2 = r2;
}, a2.diffed = function(n3) {
  m2 && m2(n3);
  var t3 = n3.__c;
  t3 && t3.__H && (t3.__H.__h.length && B2(c2.push(t3)), t3.__H.__.some(function(n4) {
    n4.u && (n4.__H = n4.u);
  })), u2 = r2 = null;
}, a2.__c = function(n3, t3) {
  t3.some(function(n4) {
    try {
      n4.__h.some(C2), n4.__h = n4.__h.filter(function(n5) {
        return !n5.__ || D2(n5);
      });
    } catch (t4) {
      n4.__h = [function() {
        throw t4;
      }];
    }
  }), h2 && h2(n3, t3);
}, a2.unmount = function(n3) {
  s2 && s2(n3);
  var t3, r3, u3 = n3.__c;
  u3 && u3.__H && (u3.__H.__.some(function(u4) {
    try {
      if (u4.__P && u4.__c) {
        if (void 0 === r3) {
          for (r3 = n3.__; r3 && (!r3.__c || !r3.__c.__P); ) r3 = r3.__;
          r3 = r3 && r3.__c;
        }
        u4.__P = r3, B2(e2.push(u4));
      } else C2(u4);
    } catch (n4) {
      t3 = n4;
    }
  }), u3.__H = void 0, t3 && a2.__e(t3, u3.__v));
};
var k = "function" == typeof requestAnimationFrame;
function z2(n3) {
  var t3, r3 = function() {
    clearTimeout(u3), k && cancelAnimationFrame(t3), setTimeout(n3);
  }, u3 = setTimeout(r3, 35);
  k && (t3 = requestAnimationFrame(r3));
}
function B2(n3) {
  1 != n3 && i2 == a2.requestAnimationFrame || ((i2 = a2.requestAnimationFrame) || z2)(g2);
}
function C2(n3) {
  var t3 = r2, u3 = n3.__c;
  "function" == typeof u3 && (n3.__c = void 0, u3()), r2 = t3;
}
function D2(n3) {
  var t3 = r2;
  n3.__c = n3.__(), r2 = t3;
}
function E2(n3, t3) {
  return !n3 || n3.length != t3.length || t3.some(function(t4, r3) {
    return !o2(t4, n3[r3]);
  });
}
function G2(n3, t3) {
  return "function" == typeof t3 ? t3(n3) : t3;
}

// ../trickkit/render/faces.json
var faces_default = {
  format: "trickkit-faces 1",
  about: "All card faces. A picture is a list of paths [class, d] or [class, d, transform]; marks stand in a 100 x 100 box, glyphs (strokes of class rank) in 24 x 38, heads in 48 x 30, cards in 100 x 140. A place [x, y, size] is the middle and width of a mark; [x, y, scale] in rank and head the top left corner.",
  size: [100, 140],
  styles: {
    paper: { fill: "paper", stroke: "paper-edge", width: 1.5 },
    rank: { stroke: "ink", width: 5 },
    f1: { fill: "ink" },
    f2: { fill: "ink2" },
    vein: { stroke: "paper", width: 5 },
    vein2: { stroke: "paper", width: 3, opacity: 0.75 },
    stalk: { stroke: "ink", width: 8 },
    ring: { stroke: "ink", width: 6 },
    edge: { stroke: "ink", width: 5 },
    courtbox: { fill: "ink", "fill-opacity": 0.07, stroke: "ink", width: 1.3 },
    line: { stroke: "ink", width: 1.3 },
    backfield: { fill: "back" },
    backline: { stroke: "back-line", width: 1, opacity: 0.55 },
    backseal: { stroke: "back-line", width: 2.5 }
  },
  colours: {
    paper: "#fffdf7",
    "paper-edge": "#b9b4a6",
    black: "#20242a",
    red: "#b8232f",
    blue: "#1d5a9e",
    green: "#1c6e3a",
    acorn: "#553312",
    acorn2: "#a8702b",
    leaf: "#276b2f",
    leaf2: "#3f8a43",
    bell: "#7d5200",
    bell2: "#dfa62f",
    back: "#1d5a50",
    "back-line": "#cfe0d6"
  },
  inks: {
    french: { C: ["black", "black"], D: ["red", "red"], H: ["red", "red"], S: ["black", "black"] },
    four: { C: ["green", "green"], D: ["blue", "blue"], H: ["red", "red"], S: ["black", "black"] },
    german: { C: ["acorn", "acorn2"], D: ["bell", "bell2"], H: ["red", "red"], S: ["leaf", "leaf2"] }
  },
  letters: {
    french: { en: {}, de: { J: "B", Q: "D" } },
    german: { en: { J: "U", Q: "O" }, de: { J: "U", Q: "O" } }
  },
  marks: {
    french: {
      C: [["f1", "M50 5a21 21 0 0 1 17.5 32.6A21.5 21.5 0 1 1 55.5 75c1 9 5.5 15.5 13.5 20H31c8-4.5 12.5-11 13.5-20a21.5 21.5 0 1 1-12-37.4A21 21 0 0 1 50 5z"]],
      D: [["f1", "M50 3Q65 29 87 50 65 71 50 97 35 71 13 50 35 29 50 3z"]],
      H: [["f1", "M50 92C23 69 8 53 8 34a21.3 21.3 0 0 1 42-7 21.3 21.3 0 0 1 42 7c0 19-15 35-42 58z"]],
      S: [["f1", "M50 5C57 24 91 40 91 64a19.5 19.5 0 0 1-35 12c1 9 5 15 13 19H31c8-4 12-10 13-19a19.5 19.5 0 0 1-35-12C9 40 43 24 50 5z"]]
    },
    german: {
      C: [["f1", "M45 1h10v14H45z"], ["f2", "M24 49h52c0 25-14 38-21.5 43-2 1.5-3 3.5-4.5 6-1.5-2.5-2.5-4.5-4.5-6C38 87 24 74 24 49z"], ["f1", "M14 43c0-18 14-32 36-32s36 14 36 32c0 5-3 8-7 8H21c-4 0-7-3-7-8z"], ["vein2", "M20 38q30-12 60 0M28 27q22-9 44 0M39 50q-4-18 3-36M61 50q4-18-3-36"]],
      D: [["ring", "M42.5 11a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0z"], ["f2", "M13 57a37 37 0 1 0 74 0a37 37 0 1 0 -74 0z"], ["f1", "M14 50a37 37 0 0 1 .5 0h71a37 37 0 0 1 .5 12H14a37 37 0 0 1 0-12z"], ["f1", "M44.5 75a5.5 5.5 0 1 1 11 0l-2.5 18.5h-6z"], ["edge", "M13 57a37 37 0 1 0 74 0a37 37 0 1 0 -74 0z"]],
      H: [["f1", "M50 92C23 69 8 53 8 34a21.3 21.3 0 0 1 42-7 21.3 21.3 0 0 1 42 7c0 19-15 35-42 58z"]],
      S: [["f1", "M50-4C73 12 87 32 82 56 78 72 63 79 50 76z", "rotate(42 50 50)"], ["f2", "M50-4C27 12 13 32 18 56 22 72 37 79 50 76z", "rotate(42 50 50)"], ["vein", "M50 108V10M50 62 72 42M50 62 28 42M50 42 66 26M50 42 34 26", "rotate(42 50 50)"], ["stalk", "M50 74V106", "rotate(42 50 50)"]]
    }
  },
  glyphs: {
    "7": "M3 4h18C15 13 11 24 10 36",
    "8": "M12 18a7 7.2 0 1 1 .01 0zM12 18a9 9.2 0 1 1-.01 0z",
    "9": "M7 36c9-6 14-13 14-22a9 9.5 0 1 0-18 0 9 9.5 0 0 0 17 4",
    T: "M-2 9l6-5v32M19 4c5.5 0 7 8 7 16s-1.5 16-7 16-7-8-7-16 1.5-16 7-16z",
    J: "M11 4h8v22a8 10 0 0 1-16 1",
    Q: "M12 4c7.5 0 10 7 10 16s-2.5 16-10 16S2 29 2 20 4.5 4 12 4zM13 27l9 11",
    K: "M4 4v32M20 4 4 23M10 16.5 21 36",
    A: "M1 36 12 4l11 32M5.5 25h13",
    B: "M4 4v32h8.5a8.7 8.7 0 0 0 0-17.4H4M4 4h7.5a7.3 7.3 0 0 1 0 14.6",
    D: "M4 4v32h5c8 0 12-6 12-16S17 4 9 4z",
    U: "M2 3v15a10 10.5 0 0 0 20 0V3M2 37h20",
    O: "M12 12a11.5 12 0 1 1-.01 0zM1 3h22"
  },
  heads: {
    K: [["f1", "M5 29h38v-5H5zM6 21 1 5l12 8L24 0l11 13 12-8-5 16z"]],
    Q: [["f1", "M7 29h34v-4H7zM8 22C5 16 3 13 1 11c5 1 9 0 12-4 3 3 7 3 11-3 4 6 8 6 11 3 3 4 7 5 12 4-2 2-4 5-7 11z"], ["f1", "M21.2 2a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0z"], ["f1", "M10.1 4a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0z"], ["f1", "M33.1 4a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0z"]],
    J: [["f1", "M4 29c12-4 28-4 40 0l-2-7c-11-3-25-3-36 0zM9 19C9 10 15 6 23 6c9 0 15 4 16 13-10-2-20-2-30 0z"], ["f1", "M33 10C35 4 40-2 47-4c0 8-4 14-10 17z"]]
  },
  paper: [["paper", "M9.75 0.75h80.5a9 9 0 0 1 9 9v120.5a9 9 0 0 1 -9 9h-80.5a9 9 0 0 1 -9 -9v-120.5a9 9 0 0 1 9 -9z"]],
  back: [
    ["backfield", "M12 7h76a5 5 0 0 1 5 5v116a5 5 0 0 1 -5 5h-76a5 5 0 0 1 -5 -5v-116a5 5 0 0 1 5 -5z"],
    ["backline", "M15 12l7 7.25-7 7.25-7-7.25zM29 12l7 7.25-7 7.25-7-7.25zM43 12l7 7.25-7 7.25-7-7.25zM57 12l7 7.25-7 7.25-7-7.25zM71 12l7 7.25-7 7.25-7-7.25zM85 12l7 7.25-7 7.25-7-7.25zM15 26.5l7 7.25-7 7.25-7-7.25zM29 26.5l7 7.25-7 7.25-7-7.25zM43 26.5l7 7.25-7 7.25-7-7.25zM57 26.5l7 7.25-7 7.25-7-7.25zM71 26.5l7 7.25-7 7.25-7-7.25zM85 26.5l7 7.25-7 7.25-7-7.25zM15 41l7 7.25-7 7.25-7-7.25zM29 41l7 7.25-7 7.25-7-7.25zM43 41l7 7.25-7 7.25-7-7.25zM57 41l7 7.25-7 7.25-7-7.25zM71 41l7 7.25-7 7.25-7-7.25zM85 41l7 7.25-7 7.25-7-7.25zM15 55.5l7 7.25-7 7.25-7-7.25zM29 55.5l7 7.25-7 7.25-7-7.25zM43 55.5l7 7.25-7 7.25-7-7.25zM57 55.5l7 7.25-7 7.25-7-7.25zM71 55.5l7 7.25-7 7.25-7-7.25zM85 55.5l7 7.25-7 7.25-7-7.25zM15 70l7 7.25-7 7.25-7-7.25zM29 70l7 7.25-7 7.25-7-7.25zM43 70l7 7.25-7 7.25-7-7.25zM57 70l7 7.25-7 7.25-7-7.25zM71 70l7 7.25-7 7.25-7-7.25zM85 70l7 7.25-7 7.25-7-7.25zM15 84.5l7 7.25-7 7.25-7-7.25zM29 84.5l7 7.25-7 7.25-7-7.25zM43 84.5l7 7.25-7 7.25-7-7.25zM57 84.5l7 7.25-7 7.25-7-7.25zM71 84.5l7 7.25-7 7.25-7-7.25zM85 84.5l7 7.25-7 7.25-7-7.25zM15 99l7 7.25-7 7.25-7-7.25zM29 99l7 7.25-7 7.25-7-7.25zM43 99l7 7.25-7 7.25-7-7.25zM57 99l7 7.25-7 7.25-7-7.25zM71 99l7 7.25-7 7.25-7-7.25zM85 99l7 7.25-7 7.25-7-7.25zM15 113.5l7 7.25-7 7.25-7-7.25zM29 113.5l7 7.25-7 7.25-7-7.25zM43 113.5l7 7.25-7 7.25-7-7.25zM57 113.5l7 7.25-7 7.25-7-7.25zM71 113.5l7 7.25-7 7.25-7-7.25zM85 113.5l7 7.25-7 7.25-7-7.25zM15 128l7 7.25-7 7.25-7-7.25zM29 128l7 7.25-7 7.25-7-7.25zM43 128l7 7.25-7 7.25-7-7.25zM57 128l7 7.25-7 7.25-7-7.25zM71 128l7 7.25-7 7.25-7-7.25zM85 128l7 7.25-7 7.25-7-7.25z"],
    ["backfield", "M33 70a17 17 0 1 0 34 0a17 17 0 1 0 -34 0z"],
    ["backseal", "M50 57 59 70 50 83 41 70z"]
  ],
  small: { rank: [11, 11, 1.22], rank10: [13, 11, 1.22], marks: [[26, 82, 34], [66, 102, 56]] },
  corner: { rank: [7.5, 9, 0.6], rank10: [8, 9, 0.6], mark: [14.7, 45, 17] },
  pips: {
    "7": [[37, 30], [63, 30], [37, 70], [63, 70], [37, 110], [63, 110], [50, 50]],
    "8": [[37, 30], [63, 30], [37, 70], [63, 70], [37, 110], [63, 110], [50, 50], [50, 90]],
    "9": [[37, 27], [63, 27], [37, 55.5], [63, 55.5], [37, 84.5], [63, 84.5], [37, 113], [63, 113], [50, 70]],
    T: [[37, 27], [63, 27], [37, 55.5], [63, 55.5], [37, 84.5], [63, 84.5], [37, 113], [63, 113], [50, 41.2], [50, 98.8]]
  },
  pip: { size: 19, turned_below: 71 },
  ace: [50, 70, 54],
  court: { box: [["courtbox", "M32 15h36a5 5 0 0 1 5 5v100a5 5 0 0 1 -5 5h-36a5 5 0 0 1 -5 -5v-100a5 5 0 0 1 5 -5z"]], head: [33, 23, 0.71], mark: [50, 70, 38] },
  ober: { bar: [["line", "M32 70h36"]], head: [34.5, 88, 0.65], mark: [50, 42, 34] },
  unter: { bar: [["line", "M32 70h36"]], head: [34.5, 32, 0.65], mark: [50, 98, 34] }
};

// src/shared/faces.ts
var data = faces_default;
var n2 = (place, i3) => place[i3];
var group = (transform, inner) => `<g transform="${transform}">${inner}</g>`;
var draw = (shapes) => shapes.map(([c3, d3, t3]) => `<path class="tk-${c3}" d="${d3}"${t3 ? ` transform="${t3}"` : ""}/>`).join("");
var turned = (inner) => group("rotate(180 50 70)", inner);
function markAt(shapes, at, upsideDown = false) {
  const size = n2(at, 2), corner = `translate(${n2(at, 0) - size / 2} ${n2(at, 1) - size / 2}) scale(${size / 100})`;
  return group(corner + (upsideDown ? " rotate(180 50 50)" : ""), draw(shapes));
}
var placed = (shapes, at) => group(`translate(${n2(at, 0)} ${n2(at, 1)}) scale(${n2(at, 2)})`, draw(shapes));
function glyphOf(rank, deck, lang) {
  return [["rank", data.glyphs[data.letters[deck][lang][rank] ?? rank]]];
}
function smallFace(rank, glyph, mark) {
  const { small } = data;
  return placed(glyph, rank === "T" ? small.rank10 : small.rank) + small.marks.map((at) => markAt(mark, at)).join("");
}
function middle(rank, deck, mark) {
  const pips = data.pips[rank];
  if (pips) {
    const { size, turned_below } = data.pip;
    return pips.map((at) => markAt(mark, [...at, size], n2(at, 1) > turned_below)).join("");
  }
  if (rank === "A") return markAt(mark, data.ace);
  const head = data.heads[rank], { court } = data;
  if (deck === "german" && rank !== "K") {
    const figure = rank === "Q" ? data.ober : data.unter;
    return draw(court.box) + markAt(mark, figure.mark) + draw(figure.bar) + placed(head, figure.head);
  }
  const crown = placed(head, court.head);
  return draw(court.box) + crown + turned(crown) + markAt(mark, court.mark);
}
function largeFace(rank, deck, glyph, mark) {
  const at = rank === "T" ? data.corner.rank10 : data.corner.rank;
  const corner = placed(glyph, at) + markAt(mark, data.corner.mark);
  return corner + turned(corner) + middle(rank, deck, mark);
}
var HIDDEN = `aria-hidden="true" focusable="false"`;
var sheet = (inner) => `<svg class="tk-svg" viewBox="0 0 100 140" ${HIDDEN}>${draw(data.paper)}${inner}</svg>`;
var inks = (suit, deck) => `tk-${deck[0]}${suit.toLowerCase()}`;
var kept = /* @__PURE__ */ new Map();
function once(key, make) {
  let svg = kept.get(key);
  if (svg === void 0) kept.set(key, svg = make());
  return svg;
}
function faceSvg(card, deck, lang) {
  return once(`${card} ${deck} ${lang}`, () => {
    const rank = card[0], suit = card[1];
    const mark = data.marks[deck][suit], glyph = glyphOf(rank, deck, lang);
    return sheet(`<g class="${inks(suit, deck)}"><g class="tk-s">${smallFace(rank, glyph, mark)}</g><g class="tk-l">${largeFace(rank, deck, glyph, mark)}</g></g>`);
  });
}
var markSvg = (suit, deck) => once(`${suit} ${deck}`, () => `<svg class="tk-mark ${inks(suit, deck)}" viewBox="0 0 100 100" ${HIDDEN}>${draw(data.marks[deck][suit])}</svg>`);
var glyphSvg = (rank, deck, lang) => once(`${rank} glyph ${deck} ${lang}`, () => `<svg class="tk-glyph" viewBox="-6 -2 38 42" ${HIDDEN}>${draw(glyphOf(rank, deck, lang))}</svg>`);

// node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs
var f3 = /* @__PURE__ */ Symbol.for("pv");
var o3 = 0;
function a3(t3, e3, n3, u3, a4, i3) {
  e3 || (e3 = {});
  var c3, l3, p3 = e3;
  if ("ref" in p3 && "function" != typeof t3) for (l3 in p3 = {}, e3) "ref" == l3 ? c3 = e3[l3] : p3[l3] = e3[l3];
  var s3 = { type: t3, props: p3, key: n3, ref: c3, __k: null, __: null, __b: 0, __e: null, __c: null, constructor: f3, __v: --o3, __i: -1, __u: 0 };
  return (a4 || i3) && (s3.__source = a4, s3.__self = i3), n.vnode && n.vnode(s3), s3;
}

// src/shared/cards.tsx
var Drawn = U({ deck: "french", lang: "en" });
var html = (svg) => ({ dangerouslySetInnerHTML: { __html: svg } });
function Face({ card, class: extra = "" }) {
  const { deck, lang } = j2(Drawn);
  return /* @__PURE__ */ a3("i", { class: `tk-card ${extra}`, "data-card": card, ...html(faceSvg(card, deck, lang)) });
}
function Mark({ suit }) {
  return /* @__PURE__ */ a3("span", { class: "tk-i", ...html(markSvg(suit, j2(Drawn).deck)) });
}
function Glyph({ rank }) {
  const { deck, lang } = j2(Drawn);
  return /* @__PURE__ */ a3("span", { class: "tk-i", ...html(glyphSvg(rank, deck, lang)) });
}

// src/shared/keys.ts
var KEYS = { "data-lm-suppress-shortcuts": "true" };
var STEP = { ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowDown: [1, 0], ArrowUp: [-1, 0] };
function rove(key, i3, n3, cols = 0) {
  if (n3 === 0) return void 0;
  if (cols === 0) {
    if (key === "Home") return 0;
    if (key === "End") return n3 - 1;
    const step2 = STEP[key];
    return step2 && (i3 + step2[0] + step2[1] + n3) % n3;
  }
  const row = Math.floor(i3 / cols), col = i3 % cols;
  if (key === "Home") return row * cols;
  if (key === "End") return row * cols + cols - 1;
  const step = STEP[key];
  if (!step) return void 0;
  const r3 = Math.min(Math.max(row + step[0], 0), n3 / cols - 1), c3 = Math.min(Math.max(col + step[1], 0), cols - 1);
  return r3 * cols + c3;
}
var modified = (e3) => e3.ctrlKey || e3.metaKey || e3.altKey || e3.shiftKey;
function stopRepeat(e3) {
  if (e3.repeat && (e3.key === "Enter" || e3.key === " ")) e3.preventDefault();
}
function useRove(count, shape = 0, start = 0) {
  const [at, setAt] = d2(start);
  const here = Math.max(0, Math.min(at, count - 1));
  const item = (i3) => ({ ...KEYS, "data-n": i3, tabIndex: i3 === here ? 0 : -1, onFocus: () => setAt(i3) });
  const onKeyDown = (e3) => {
    stopRepeat(e3);
    const from = e3.target.closest("[data-n]");
    if (!from || modified(e3)) return;
    const i3 = Number(from.dataset.n);
    const to = typeof shape === "number" ? rove(e3.key, i3, count, shape) : shape(e3.key, i3);
    if (to === void 0) return;
    e3.preventDefault();
    e3.currentTarget.querySelector(`[data-n="${to}"]`)?.focus();
  };
  return { here, item, onKeyDown, setAt };
}
var stops = (zone) => [...zone.querySelectorAll("button, input, [tabindex]")];
var active = (el) => el.getRootNode().activeElement;
var first = (root, where) => root.querySelector(where);
var READY = 'button:not([aria-disabled="true"], [tabindex="-1"])';
var next = (root) => first(root, ".tk-main") ?? first(root, `[data-zone="auction"] ${READY}`) ?? first(root, '.tk-hand button:not([aria-disabled="true"])');
function useKeptFocus(root) {
  const was = T2(null), waiting = T2(false);
  const box = root.current, el = box && active(box);
  const zone = box && el && box.contains(el) ? el.closest("[data-zone]") : null;
  if (box) was.current = zone ? { zone: zone.dataset.zone, i: stops(zone).indexOf(el) } : null;
  F2(() => {
    const now = root.current, mark = was.current;
    if (!now) return;
    if (waiting.current && active(now) === now) next(now)?.focus({ preventScroll: true });
    waiting.current &&= active(now) === now;
    if (!mark || now.contains(active(now))) return;
    const same = first(now, `[data-zone="${mark.zone}"]`);
    const list = same ? stops(same) : [];
    const to = list[Math.min(mark.i, list.length - 1)] ?? next(now) ?? now;
    waiting.current = to === now;
    to.focus({ preventScroll: true });
  });
}

// src/shared/motion.ts
var MOVE = 240;
var still = () => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

// src/shared/link.ts
function useView(model) {
  const [box, set] = d2(() => ({ view: model.get("view") }));
  F2(() => {
    const look = () => set((old) => old.view === model.get("view") ? old : { view: model.get("view") });
    model.on("change:view", look);
    look();
    return () => model.off("change:view", look);
  }, [model]);
  return box.view;
}
var answered = /* @__PURE__ */ new WeakMap();
var isNext = (message) => "do" in message && message.do === "next";
var isLook = (message) => "do" in message && message.do === "look";
function offered(view, message) {
  if (!("act" in message) || view.kind !== "table") return true;
  const { buttons, stake, more, ask, auction, offer, hand, down } = view;
  const shown = [stake, more, auction, offer].flatMap((part) => part?.buttons ?? []).concat(buttons, ask?.button ?? []);
  const bids = auction?.bands.flatMap((band) => band.bids) ?? [];
  return shown.some((b2) => b2.act === message.act && b2.disabled == null) || [...hand?.cards ?? [], ...bids, down].some((c3) => c3?.act === message.act);
}
var PATIENCE = 8e3;
var wantsNext = (view) => view.kind === "table" && view.auto;
function useLink(model, view) {
  const [dead, setDead] = d2(false), [late, setLate] = d2(false);
  const held = T2(null), waiting = T2(null);
  const patience = T2(void 0);
  const post = b((message) => {
    const now = model.get("view");
    answered.set(now, isNext(message) || isLook(message) ? "passing" : "act");
    try {
      model.send({ ...message, rev: now.rev });
      setDead(false);
      clearTimeout(patience.current);
      patience.current = setTimeout(() => setLate(true), PATIENCE);
    } catch {
      answered.delete(now);
      setDead(true);
    }
  }, [model]);
  F2(() => () => {
    clearTimeout(patience.current);
    setLate(false);
  }, [view]);
  const send = b((message) => {
    if (answered.get(model.get("view")) !== "passing") post(message);
    else if (isLook(message) ? !held.current || isLook(held.current) : !isNext(message)) held.current = message;
  }, [model, post]);
  F2(() => {
    const kept2 = held.current;
    if (kept2 && !answered.has(view)) {
      held.current = null;
      if (offered(view, kept2)) return post(kept2);
    }
    if (!wantsNext(view)) return;
    const next2 = () => {
      if (model.get("view") === view && !answered.has(view)) post({ do: "next" });
    };
    if (still()) return next2();
    const timer = setTimeout(next2, MOVE);
    waiting.current = next2;
    return () => {
      clearTimeout(timer);
      waiting.current = null;
    };
  }, [view, model, post]);
  const hurry = b(() => waiting.current?.(), []);
  return { send, hurry, dead, late };
}
function messageOf(b2) {
  if (b2.act != null) return { act: b2.act };
  return { do: b2.do ?? "", ...b2.to == null ? {} : { to: b2.to }, ...b2.seat == null ? {} : { seat: b2.seat }, ...b2.key == null ? {} : { key: b2.key }, ...b2.set };
}

// src/shared/icons.tsx
var TURN = "M4 9a8.5 8.5 0 0 1 15-2M20 3v5h-5M20 15a8.5 8.5 0 0 1-15 2M4 21v-5h5";
var PATHS = {
  tick: "M4 12.5 9.5 18 20 6.5",
  cross: "M6 6l12 12M18 6 6 18",
  ring: "M12 4.5a7.5 7.5 0 1 1-.01 0z",
  bulb: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 11c.7.6 1 1.2 1 2h5c0-.8.3-1.4 1-2A6 6 0 0 0 12 3z",
  eye: "M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zM12 9a3 3 0 1 1-.01 0z",
  blind: "M2 10c2 3.5 5.5 5.5 10 5.5s8-2 10-5.5M4.5 13.5 3 16.5M9 15.3 8.2 18.6M15 15.3l.8 3.3M19.5 13.5l1.5 3",
  ask: "M4 5h16v11h-9l-4.5 4v-4H4zM9.8 9.2a2.2 2.2 0 1 1 3 2c-.6.3-.8.6-.8 1.2M12 14v.01",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  undo: "M9 6 4 11l5 5M4 11h10a5.5 5.5 0 0 1 0 11",
  again: TURN,
  flip: TURN,
  right: "M9 5l7 7-7 7",
  left: "M15 5l-7 7 7 7",
  first: "M18 5l-7 7 7 7M6 5v14",
  last: "M6 5l7 7-7 7M18 5v14",
  up: "M5 15l7-7 7 7",
  down: "M5 9l7 7 7-7",
  next: "M5 12h13M13 6l6 6-6 6",
  fill: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  shrink: "M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5",
  flag: "M6 21V4h11l-2.5 4L17 12H6",
  more: "M5 12v.01M12 12v.01M19 12v.01",
  warn: "M12 4 2.5 20h19zM12 10v5M12 17.5v.01"
};
var STAR = "M12 3.2l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 17.1 6.6 20l1.1-6.1-4.5-4.3 6.1-.8z";
function Icon({ name }) {
  const d3 = PATHS[name];
  return d3 ? /* @__PURE__ */ a3("svg", { class: "tk-icon", "data-icon": name, viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false", children: /* @__PURE__ */ a3("path", { d: d3 }) }) : null;
}
function Stars({ n: n3, label }) {
  return /* @__PURE__ */ a3("span", { class: "tk-stars", role: "img", "aria-label": label, children: [0, 1, 2].map((i3) => /* @__PURE__ */ a3("svg", { class: i3 < n3 ? "tk-star tk-on" : "tk-star", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false", children: /* @__PURE__ */ a3("path", { d: STAR }) }, i3)) });
}

// src/shared/projector.tsx
var TURN2 = { PageDown: "on", ArrowRight: "on", PageUp: "back", ArrowLeft: "back" };
var OWN = "[role=radio], [role=option], [role=slider], select, textarea, input";
function turn(e3) {
  const target = e3.target, to = TURN2[e3.key];
  if (!to || modified(e3) || e3.defaultPrevented) return void 0;
  const own = e3.key.startsWith("Page") ? target.matches("select, textarea") : target.matches(OWN);
  return own ? void 0 : to;
}
function useTurning(root, projector, send) {
  F2(() => {
    const box = root.current, page = box?.ownerDocument;
    if (!box || !page || !projector) return;
    const press = (e3) => {
      if (page.fullscreenElement !== box && !box.contains(e3.target)) return;
      const to = turn(e3), button = to && projector[to];
      if (!to) return;
      e3.preventDefault();
      if (button) send(messageOf(button));
    };
    page.addEventListener("keydown", press);
    return () => page.removeEventListener("keydown", press);
  }, [root, projector, send]);
}
function Fill({ root, projector }) {
  const [full, setFull] = d2(false);
  const page = root.current?.ownerDocument ?? document;
  A2(() => {
    const look = () => setFull(!!root.current && page.fullscreenElement === root.current);
    page.addEventListener("fullscreenchange", look);
    return () => page.removeEventListener("fullscreenchange", look);
  }, [page, root]);
  if (!page.fullscreenEnabled) return null;
  const press = () => {
    if (full) void page.exitFullscreen();
    else void root.current?.requestFullscreen().then(() => root.current?.focus());
  };
  return /* @__PURE__ */ a3("button", { type: "button", class: "tk-btn tk-quiet tk-fill", ...KEYS, "data-do": "fill", onClick: press, children: [
    /* @__PURE__ */ a3(Icon, { name: full ? "shrink" : "fill" }),
    /* @__PURE__ */ a3("span", { children: full ? projector.leave : projector.fill })
  ] });
}

// src/shared/text.tsx
function Say({ text }) {
  return /* @__PURE__ */ a3($, { children: text.map((part, i3) => /* @__PURE__ */ a3(Piece, { part }, i3)) });
}
function Piece({ part }) {
  if (typeof part === "string") return /* @__PURE__ */ a3($, { children: part });
  if ("b" in part) return /* @__PURE__ */ a3("b", { children: /* @__PURE__ */ a3(Say, { text: part.b }) });
  if ("em" in part) return /* @__PURE__ */ a3("em", { children: /* @__PURE__ */ a3(Say, { text: part.em }) });
  if ("card" in part) {
    return /* @__PURE__ */ a3("span", { class: "tk-cn", children: [
      /* @__PURE__ */ a3("span", { "aria-hidden": "true", children: [
        part.short,
        /* @__PURE__ */ a3(Mark, { suit: part.card[1] })
      ] }),
      /* @__PURE__ */ a3("span", { class: "tk-sr", children: part.name })
    ] });
  }
  return /* @__PURE__ */ a3("span", { class: "tk-sn", children: [
    /* @__PURE__ */ a3(Mark, { suit: part.suit }),
    part.name
  ] });
}

// src/shared/mount.tsx
var BUSY = 'button:not([aria-disabled="true"]), input, summary';
function Frame({ model, of: Widget }) {
  const view = useView(model), { send, hurry, dead, late } = useLink(model, view);
  const root = T2(null);
  useKeptFocus(root);
  useTurning(root, view.projector, send);
  const skip = (e3) => {
    if (!e3.target.closest(BUSY)) hurry();
  };
  const wrong = dead ? [view.dead] : view.error;
  return /* @__PURE__ */ a3(Drawn.Provider, { value: { deck: view.deck, lang: view.lang }, children: /* @__PURE__ */ a3(
    "section",
    {
      ref: root,
      class: ["tk", view.four && "tk-four", view.projector && "tk-projector"].filter(Boolean).join(" "),
      role: "group",
      "aria-label": view.label,
      lang: view.lang,
      "data-kind": view.kind,
      "data-rev": view.rev,
      "data-deck": view.deck,
      tabIndex: -1,
      ...KEYS,
      onClick: skip,
      children: [
        view.projector && /* @__PURE__ */ a3(Fill, { root, projector: view.projector }),
        view.v && /* @__PURE__ */ a3(Widget, { view, send }),
        /* @__PURE__ */ a3("div", { class: "tk-error", role: "alert", children: [
          wrong && /* @__PURE__ */ a3("div", { class: "tk-note tk-bad", children: [
            /* @__PURE__ */ a3("span", { class: "tk-i", children: /* @__PURE__ */ a3(Icon, { name: "warn" }) }),
            /* @__PURE__ */ a3("p", { children: /* @__PURE__ */ a3(Say, { text: wrong }) })
          ] }),
          late && !dead && /* @__PURE__ */ a3("div", { class: "tk-note", children: /* @__PURE__ */ a3("p", { children: view.late }) })
        ] })
      ]
    }
  ) });
}
function widget(of) {
  return {
    render({ model, el, signal }) {
      Q(/* @__PURE__ */ a3(Frame, { model, of }), el);
      const stop = () => Q(null, el);
      signal?.addEventListener("abort", stop, { once: true });
      return stop;
    }
  };
}

// src/shared/parts.tsx
function Btn({ b: b2, send, class: extra = "" }) {
  const barred = b2.disabled != null;
  return /* @__PURE__ */ a3($, { children: [
    /* @__PURE__ */ a3(
      "button",
      {
        type: "button",
        class: `tk-btn ${b2.main && !barred ? "tk-main" : ""} ${extra}`,
        ...KEYS,
        "data-do": b2.act ?? b2.do,
        "aria-disabled": barred ? "true" : void 0,
        "aria-description": b2.disabled || void 0,
        "aria-pressed": b2.pressed,
        onClick: () => {
          if (!barred) send(messageOf(b2));
        },
        children: [
          b2.icon && b2.icon !== "next" && /* @__PURE__ */ a3(Icon, { name: b2.icon }),
          /* @__PURE__ */ a3("span", { children: b2.label }),
          b2.icon === "next" && /* @__PURE__ */ a3(Icon, { name: "next" })
        ]
      }
    ),
    b2.disabled && /* @__PURE__ */ a3("p", { class: "tk-why", children: b2.disabled })
  ] });
}
function Buttons({ zone, list, send, class: extra = "tk-row" }) {
  return list.length === 0 ? null : /* @__PURE__ */ a3("div", { class: extra, "data-zone": zone, children: list.map((b2) => /* @__PURE__ */ a3(Btn, { b: b2, send }, `${b2.do}${b2.act}${b2.seat}${b2.label}`)) });
}
function Head({ title, sub, facts = [] }) {
  return /* @__PURE__ */ a3("header", { class: "tk-head", children: [
    /* @__PURE__ */ a3("h2", { children: title }),
    sub && /* @__PURE__ */ a3("p", { children: sub }),
    facts.length > 0 && /* @__PURE__ */ a3("dl", { class: "tk-facts", children: facts.map((f4) => /* @__PURE__ */ a3("div", { children: [
      /* @__PURE__ */ a3("dt", { children: f4.label }),
      /* @__PURE__ */ a3("dd", { children: /* @__PURE__ */ a3(Say, { text: f4.value }) })
    ] }, f4.label)) })
  ] });
}
function Note({ bad = false, icon, children }) {
  return /* @__PURE__ */ a3("div", { class: bad ? "tk-note tk-bad" : "tk-note", children: [
    /* @__PURE__ */ a3("span", { class: "tk-i", children: /* @__PURE__ */ a3(Icon, { name: icon }) }),
    /* @__PURE__ */ a3("div", { children })
  ] });
}
function Verdict({ right, title, text, why }) {
  return /* @__PURE__ */ a3(Note, { bad: !right, icon: right ? "tick" : "cross", children: [
    /* @__PURE__ */ a3("p", { children: [
      /* @__PURE__ */ a3("b", { children: /* @__PURE__ */ a3(Say, { text: title }) }),
      " ",
      /* @__PURE__ */ a3(Say, { text })
    ] }),
    why && /* @__PURE__ */ a3("p", { class: "tk-why", children: /* @__PURE__ */ a3(Say, { text: why }) })
  ] });
}
var Earned = ({ stars }) => /* @__PURE__ */ a3($, { children: [
  /* @__PURE__ */ a3(Stars, { n: stars.n, label: stars.label }),
  stars.note && /* @__PURE__ */ a3("span", { class: "tk-sub", children: stars.note })
] });
function Played({ at }) {
  const cls = `${at.win ? "tk-win" : at.would ? "tk-would" : ""} ${at.proof ? "tk-proved" : ""}`;
  return /* @__PURE__ */ a3("span", { class: `tk-played ${cls}`, role: "img", "aria-label": at.label, "data-played": at.card, children: [
    /* @__PURE__ */ a3(Face, { card: at.card }),
    !at.win && at.order > 0 && /* @__PURE__ */ a3("span", { class: "tk-order", "aria-hidden": "true", children: at.order }),
    at.win && /* @__PURE__ */ a3("span", { class: "tk-crown", "aria-hidden": "true", children: /* @__PURE__ */ a3(Icon, { name: "tick" }) })
  ] });
}
function framed(cards, marked) {
  return marked ? cards.map((c3) => {
    const look = marked.cards.find((m3) => m3.card === c3.card)?.look;
    return look ? { ...c3, [look]: true } : c3;
  }) : cards;
}
function FourUp({ cards, label, bare = false }) {
  return /* @__PURE__ */ a3("ul", { class: "tk-four-up", "aria-label": label, children: cards.map((c3) => /* @__PURE__ */ a3("li", { class: c3.win ? "tk-w" : "", children: [
    /* @__PURE__ */ a3(Played, { at: c3 }),
    !bare && /* @__PURE__ */ a3("span", { "aria-hidden": "true", children: c3.name })
  ] }, c3.card)) });
}
function HintButton({ hint, send, quiet = false }) {
  return /* @__PURE__ */ a3(
    "button",
    {
      type: "button",
      class: `tk-btn tk-hintbtn ${quiet ? "tk-quiet" : "tk-wide"}`,
      ...KEYS,
      "data-do": "hint",
      "aria-disabled": hint.done ? "true" : void 0,
      onClick: () => {
        if (!hint.done) send({ do: "hint" });
      },
      children: [
        /* @__PURE__ */ a3(Icon, { name: "bulb" }),
        /* @__PURE__ */ a3("span", { children: hint.label }),
        /* @__PURE__ */ a3("span", { class: "tk-steps", role: "img", "aria-label": hint.steps, children: [...hint.shown, ...hint.shut].map((_3, i3) => /* @__PURE__ */ a3("i", { class: i3 < hint.shown.length ? "tk-on" : "" }, i3)) })
      ]
    }
  );
}
function HintList({ hint }) {
  return /* @__PURE__ */ a3("div", { role: "status", children: hint.shown.length > 0 && /* @__PURE__ */ a3("ol", { class: "tk-hints", children: [
    hint.shown.map((text, i3) => /* @__PURE__ */ a3("li", { children: /* @__PURE__ */ a3("span", { children: /* @__PURE__ */ a3(Say, { text }) }) }, i3)),
    hint.shut.map((name) => /* @__PURE__ */ a3("li", { class: "tk-shut", children: /* @__PURE__ */ a3("span", { children: name }) }, name))
  ] }) });
}
function LevelHead({ title, goal, given }) {
  return /* @__PURE__ */ a3("header", { children: [
    /* @__PURE__ */ a3("h2", { children: title }),
    /* @__PURE__ */ a3("p", { class: "tk-goaltext tk-say", children: /* @__PURE__ */ a3(Say, { text: goal }) }),
    given.length > 0 && /* @__PURE__ */ a3("dl", { class: "tk-given", children: given.map((g3) => /* @__PURE__ */ a3("div", { children: [
      /* @__PURE__ */ a3("dt", { children: g3.label }),
      /* @__PURE__ */ a3("dd", { children: /* @__PURE__ */ a3(Say, { text: g3.value }) })
    ] }, g3.label)) })
  ] });
}
function More({ more, send }) {
  const [open, setOpen] = d2(false);
  const close = (e3) => {
    if (e3.key !== "Escape" || !open) return;
    setOpen(false);
    e3.currentTarget.querySelector("button")?.focus();
  };
  return /* @__PURE__ */ a3("div", { class: "tk-more", "data-zone": "more", onKeyDown: close, children: [
    /* @__PURE__ */ a3("button", { type: "button", class: "tk-btn tk-quiet", ...KEYS, "aria-expanded": open, onClick: () => setOpen(!open), children: [
      /* @__PURE__ */ a3(Icon, { name: "more" }),
      /* @__PURE__ */ a3("span", { children: more.label })
    ] }),
    open && /* @__PURE__ */ a3(Buttons, { zone: "more-open", list: more.buttons, send })
  ] });
}

// src/board/parts.tsx
function Sign({ place }) {
  const { status, out, chance } = place;
  if (status === "open") return null;
  if (status === "kept" || status === "missed") return place.mark ? /* @__PURE__ */ a3(Icon, { name: place.mark }) : null;
  if (status === "found") return /* @__PURE__ */ a3(Icon, { name: "tick" });
  if (status === "out") return /* @__PURE__ */ a3("span", { class: "tk-trickno", children: out });
  if (status === "chance") return /* @__PURE__ */ a3("b", { class: "tk-num", children: chance?.text });
  return /* @__PURE__ */ a3($, { children: [
    /* @__PURE__ */ a3(Icon, { name: status === "ring" ? "ring" : "cross" }),
    out != null && /* @__PURE__ */ a3("span", { class: "tk-trickno", children: out })
  ] });
}
function depth({ status, chance }, all) {
  if (status !== "chance" || !chance) return void 0;
  const most = Math.max(...all.map((place) => place.chance?.share ?? 0));
  return { "--tk-depth": `${Math.round(8 + 32 * chance.share / most)}%` };
}
function Above({ view, send }) {
  return /* @__PURE__ */ a3($, { children: [
    view.left && /* @__PURE__ */ a3("p", { class: "tk-note", children: view.left }),
    /* @__PURE__ */ a3("div", { class: "tk-boardhead", children: [
      /* @__PURE__ */ a3("p", { class: "tk-gridnote", children: view.note }),
      /* @__PURE__ */ a3(Buttons, { zone: "tools", list: view.tools, send })
    ] }),
    /* @__PURE__ */ a3("div", { class: "tk-news", role: "status", children: view.news && /* @__PURE__ */ a3("div", { class: "tk-note", children: [
      /* @__PURE__ */ a3("p", { children: /* @__PURE__ */ a3(Say, { text: view.news.text }) }),
      view.news.button && /* @__PURE__ */ a3(Btn, { b: view.news.button, send })
    ] }) })
  ] });
}
function Below({ view, send }) {
  return /* @__PURE__ */ a3("div", { class: "tk-boardfoot", children: [
    /* @__PURE__ */ a3("p", { class: "tk-sr", role: "status", children: /* @__PURE__ */ a3(Say, { text: view.say }) }),
    /* @__PURE__ */ a3(Buttons, { zone: "buttons", list: view.buttons, send }),
    /* @__PURE__ */ a3("div", { class: "tk-verdict", role: "status", children: view.verdict && /* @__PURE__ */ a3(Verdict, { ...view.verdict }) })
  ] });
}
function Legend({ legend }) {
  return /* @__PURE__ */ a3("ul", { class: "tk-legend", children: legend.map((l3) => /* @__PURE__ */ a3("li", { children: [
    /* @__PURE__ */ a3("span", { class: "tk-cell", "data-status": l3.status, "aria-hidden": "true", children: /* @__PURE__ */ a3(Sign, { place: { ...l3, chance: null } }) }),
    l3.text
  ] }, l3.status)) });
}
function Aside({ view, send, children }) {
  return /* @__PURE__ */ a3("div", { class: "tk-gridaside", children: [
    /* @__PURE__ */ a3("div", { role: "status", children: view.proof && /* @__PURE__ */ a3(Proof, { proof: view.proof }) }),
    children,
    view.legend.length > 0 && /* @__PURE__ */ a3(Legend, { legend: view.legend }),
    view.more && /* @__PURE__ */ a3(More, { more: view.more, send })
  ] });
}
function Proof({ proof }) {
  return /* @__PURE__ */ a3("div", { class: "tk-proof tk-feltbox", children: [
    /* @__PURE__ */ a3("h3", { children: proof.head }),
    /* @__PURE__ */ a3("p", { class: "tk-say", children: /* @__PURE__ */ a3("b", { children: /* @__PURE__ */ a3(Say, { text: proof.title }) }) }),
    proof.cards.length > 0 && /* @__PURE__ */ a3(FourUp, { cards: proof.cards, label: proof.head }),
    proof.key.length > 0 && /* @__PURE__ */ a3("p", { class: "tk-key", "aria-hidden": "true", children: proof.key.map((k2) => /* @__PURE__ */ a3("span", { class: "tk-tag", "data-look": k2.look, children: k2.text }, k2.look)) }),
    /* @__PURE__ */ a3("p", { class: "tk-say", children: /* @__PURE__ */ a3(Say, { text: proof.text }) }),
    proof.chance && /* @__PURE__ */ a3("p", { children: /* @__PURE__ */ a3(Say, { text: proof.chance }) })
  ] });
}

// src/board/look.ts
var REST = 70;
var TOLD = /* @__PURE__ */ new Set(["right", "wrong", "out", "chance"]);
function useLook(view, send) {
  const timer = T2(void 0), pointer = T2("");
  A2(() => () => clearTimeout(timer.current), []);
  const look = (place) => {
    if (TOLD.has(place.status) && view.selected !== place.key) send({ do: "look", key: place.key });
  };
  return (place) => ({
    look: () => look(place),
    onMouseEnter: (e3) => {
      const at = `${e3.screenX} ${e3.screenY}`, moved = at !== pointer.current;
      pointer.current = at;
      clearTimeout(timer.current);
      if (moved) timer.current = setTimeout(() => look(place), REST);
    },
    onMouseLeave: () => clearTimeout(timer.current)
  });
}

// src/grid/Pairs.tsx
function Pairs({ view, send, locked = false }) {
  const cols = view.cols.length + 1, rows = view.rows.length + 1;
  const { item, onKeyDown } = useRove(cols * rows, cols, cols + 1), look = useLook(view, send);
  const barred = locked ? "true" : void 0;
  const strike = (line, key) => {
    if (!locked) send({ do: line, key });
  };
  return /* @__PURE__ */ a3("table", { class: "tk-grid", role: "grid", "aria-label": view.title, "data-zone": "grid", onKeyDown, children: [
    /* @__PURE__ */ a3("thead", { children: /* @__PURE__ */ a3("tr", { children: [
      /* @__PURE__ */ a3("td", { class: "tk-corner" }),
      view.cols.map((c3, i3) => /* @__PURE__ */ a3("th", { scope: "col", children: /* @__PURE__ */ a3("button", { type: "button", class: "tk-th", ...item(i3 + 1), "aria-label": c3.name, "aria-disabled": barred, onClick: () => strike("col", c3.key), children: /* @__PURE__ */ a3(Mark, { suit: c3.key }) }) }, c3.key))
    ] }) }),
    /* @__PURE__ */ a3("tbody", { children: view.rows.map((r3, y3) => /* @__PURE__ */ a3("tr", { children: [
      /* @__PURE__ */ a3("th", { scope: "row", children: /* @__PURE__ */ a3("button", { type: "button", class: "tk-th", ...item((y3 + 1) * cols), "aria-label": r3.name, "aria-disabled": barred, onClick: () => strike("row", r3.key), children: /* @__PURE__ */ a3(Glyph, { rank: r3.key }) }) }),
      view.cols.map((c3, x2) => {
        const cell = view.cells[y3 * view.cols.length + x2];
        if (!cell) return null;
        const { onFocus, ...rest } = item((y3 + 1) * cols + x2 + 1), { look: ask, ...hover } = look(cell);
        return /* @__PURE__ */ a3("td", { "aria-selected": view.bound ? view.selected === cell.key : void 0, children: /* @__PURE__ */ a3(
          "button",
          {
            type: "button",
            class: "tk-cell",
            ...rest,
            ...hover,
            "aria-label": cell.label,
            style: depth(cell, view.cells),
            "data-pair": cell.key,
            "data-mark": cell.mark ?? void 0,
            "data-status": cell.status,
            "aria-disabled": barred,
            onFocus: () => {
              onFocus();
              ask();
            },
            onClick: () => strike("mark", cell.key),
            children: /* @__PURE__ */ a3(Sign, { place: cell })
          }
        ) }, c3.key);
      })
    ] }, r3.key)) })
  ] });
}

// src/grid/Grid.tsx
function Grid({ view, send }) {
  return /* @__PURE__ */ a3("div", { class: "tk-gridbox", children: [
    /* @__PURE__ */ a3(Head, { title: view.title, sub: view.sub }),
    /* @__PURE__ */ a3("div", { class: "tk-gridmain", children: [
      /* @__PURE__ */ a3(Above, { view, send }),
      view.cells.length > 0 && /* @__PURE__ */ a3($, { children: [
        /* @__PURE__ */ a3(Pairs, { view, send }),
        /* @__PURE__ */ a3(Below, { view, send })
      ] })
    ] }),
    /* @__PURE__ */ a3(Aside, { view, send })
  ] });
}

// src/shared/Tricks.tsx
function Tricks({ tricks, hand, marked, head: H2 = "h3" }) {
  return /* @__PURE__ */ a3("div", { class: "tk-leveltricks", children: [
    tricks.map((trick) => /* @__PURE__ */ a3("section", { class: "tk-feltbox", children: [
      /* @__PURE__ */ a3(H2, { children: trick.title }),
      /* @__PURE__ */ a3(FourUp, { cards: framed(trick.cards, marked), label: trick.title }),
      trick.say.length > 0 && /* @__PURE__ */ a3("p", { children: /* @__PURE__ */ a3(Say, { text: trick.say }) })
    ] }, trick.title)),
    marked && /* @__PURE__ */ a3("p", { class: "tk-key", children: /* @__PURE__ */ a3("span", { class: "tk-tag", "data-look": "would", children: /* @__PURE__ */ a3(Say, { text: marked.text }) }) }),
    hand && /* @__PURE__ */ a3("section", { class: "tk-feltbox", children: [
      /* @__PURE__ */ a3(H2, { children: hand.label }),
      /* @__PURE__ */ a3(FourUp, { cards: hand.cards, label: hand.label, bare: true })
    ] })
  ] });
}

// src/grid/GridLevel.tsx
function GridLevel({ view, send }) {
  const { hand, hint, marked, stars, verdict } = view, right = view.state === "right";
  return /* @__PURE__ */ a3("div", { class: "tk-gridlevel", "data-long": view.tricks.length > 1 ? "" : void 0, children: [
    /* @__PURE__ */ a3(LevelHead, { ...view }),
    /* @__PURE__ */ a3(Tricks, { tricks: view.tricks, hand, marked }),
    /* @__PURE__ */ a3("div", { class: "tk-gridmain", children: [
      /* @__PURE__ */ a3("div", { class: "tk-boardhead", children: [
        /* @__PURE__ */ a3("p", { class: "tk-gridnote", children: view.note }),
        /* @__PURE__ */ a3(Buttons, { zone: "pens", list: view.pens, send })
      ] }),
      /* @__PURE__ */ a3(Pairs, { view, send, locked: right }),
      /* @__PURE__ */ a3("p", { class: "tk-sub", role: "status", children: /* @__PURE__ */ a3(Say, { text: view.say }) }),
      /* @__PURE__ */ a3(Legend, { legend: view.legend })
    ] }),
    /* @__PURE__ */ a3("div", { class: "tk-levelsaid", children: [
      /* @__PURE__ */ a3("div", { class: "tk-verdict", role: "status", children: verdict && /* @__PURE__ */ a3(Verdict, { ...verdict }) }),
      /* @__PURE__ */ a3("div", { class: "tk-foot", "data-zone": "foot", children: [
        /* @__PURE__ */ a3(Buttons, { zone: "marks", list: view.buttons, send }),
        stars && /* @__PURE__ */ a3(Earned, { stars }),
        hint && !right && /* @__PURE__ */ a3(HintButton, { hint, send, quiet: true }),
        view.more && /* @__PURE__ */ a3(More, { more: view.more, send })
      ] }),
      hint && /* @__PURE__ */ a3(HintList, { hint })
    ] })
  ] });
}

// src/grid/index.tsx
function Either({ view, ...rest }) {
  return view.kind === "grid" ? /* @__PURE__ */ a3(Grid, { view, ...rest }) : /* @__PURE__ */ a3(GridLevel, { view, ...rest });
}
var grid_default = widget(Either);
export {
  grid_default as default
};
