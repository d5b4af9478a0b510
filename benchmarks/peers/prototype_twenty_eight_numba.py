# The prototype that the solver was developed from, kept as it was, to measure against: same authors, same licence.
"""28 double-dummy solver, single source: numba @njit(cache=True) when importable, else plain Python (lists).
Env S28_NOJIT=1 forces the fallback."""
import os
try:
    if os.environ.get("S28_NOJIT"): raise ImportError
    import numpy as np
    from numba import njit, int64
    JIT = True
    def A(n): return np.zeros(n, np.int64)
    def fz(l): return np.array(l, np.int64)
    jit = njit(cache=True, nogil=True)
    SIG = jit
except ImportError:
    JIT = False
    def A(n): return [0] * n
    def fz(l): return list(l)
    def jit(f): return f
    SIG = jit
TTB = 18
TTM = (1 << TTB) - 1
_P = (0, 0, 0, 0, 1, 1, 2, 3)
PT = fz(_P)
BIT = fz([1 << i for i in range(32)])
TOP = fz([max(0, m.bit_length() - 1) for m in range(256)])
CNT = fz([bin(m).count("1") for m in range(256)])
PT8 = fz([sum(_P[i] for i in range(8) if m >> i & 1) for m in range(256)])
def _tabs():
    mv = [0] * 65536; run = [0] * 65536; lows = [0] * 2304; high = [0] * 2304
    for a in range(256):
        o = a
        while True:
            n = v = 0
            for i in range(7, -1, -1):
                if o >> i & 1:
                    j = (a & ((1 << i) - 1)).bit_length() - 1
                    if j >= 0 and o >> j & 1 and _P[j] == _P[i]: continue
                    v |= i << (4 + 3 * n); n += 1
            mv[a << 8 | o] = v | n
            m = 0
            for i in range(7, -1, -1):
                if a >> i & 1:
                    if o >> i & 1: m |= 1 << i
                    else: break
            run[a << 8 | o] = m
            if o == 0: break
            o = (o - 1) & a
    for m in range(256):
        l = [_P[i] for i in range(8) if m >> i & 1]
        for k in range(9): lows[m * 9 + k] = sum(l[:k]); high[m * 9 + k] = sum(l[::-1][:k])
    return mv, run, lows, high
_mv, _run, _lows, _high = _tabs()
LOWK = fz(_lows); HIGHK = fz(_high)
# W layout: 0..3 hands, 4 trump, 5 bidder, 6 down, 7 tmask, 8 trick nodes, 9 ply nodes, 10 gen, 16.. canon 5*256, 2048.. move stack
# TT layout: 4 ints per slot: key, gen, lo, hi

@jit
def reach(q, led, hid, W):
    h = W[q]; tr = W[4]
    if hid and q == W[5]: h &= ~W[6]
    m = (h >> (led * 8)) & 255
    if m:
        return (8 if hid or led != tr else 16) + TOP[m]
    if led != tr:
        t = (W[q] >> (tr * 8)) & 255
        if hid and q == W[5]: t = (W[6] >> (tr * 8)) & 255
        if t: return 16 + TOP[t]
    return 0

@jit
def addmoves(h, s, allc, rv, W, base, n):
    v = W[8192 + (((allc >> (s * 8)) & 255) << 8 | ((h >> (s * 8)) & 255))]
    k = v & 15; v >>= 4
    while k > 0:
        W[base + n] = s * 8 + (v & 7) | rv; n += 1
        v >>= 3; k -= 1
    return n

@jit
def gen(i, p, led, hid, allc, W, base):
    n = 0; h = W[p]; tr = W[4]
    bd = hid and p == W[5]
    if bd: h &= ~W[6]
    if i == 0:
        if bd:
            for s in range(4):
                if s != tr: n = addmoves(h, s, allc, 0, W, base, n)
            if n == 0: n = addmoves(h, tr, allc, 0, W, base, n)
            if n == 0:
                d = W[6]; c = 0
                while d > 1: d >>= 1; c += 1
                W[base] = c | 32; n = 1
        else:
            for s in range(4): n = addmoves(h, s, allc, 0, W, base, n)
        return n
    if (h >> (led * 8)) & 255:
        return addmoves(h, led, allc, 0, W, base, n)
    if bd:
        d = W[6]; c = 0
        while d > 1: d >>= 1; c += 1
        if led == tr:
            for s in range(4): n = addmoves(h, s, allc, 0, W, base, n)
            if n == 0: W[base] = c; n = 1
            return n
        for s in range(4):
            if s != tr: n = addmoves(h, s, allc, 0, W, base, n)
        W[base + n] = c | 32
        return n + 1
    for s in range(4): n = addmoves(h, s, allc, 0, W, base, n)
    if hid:
        if (h >> (tr * 8)) & 255: n = addmoves(h, tr, allc, 32, W, base, n)
        else:
            for s in range(4): n = addmoves(h, s, allc, 32, W, base, n)
    return n

@jit
def bounds(p, hid, need, rem, allc, W):
    """1 / 0 decided, -1 open"""
    tr = W[4]
    if not hid:
        a = (allc >> (tr * 8)) & 255
        if PT8[W[73728 + (a << 8 | (((W[0] | W[2]) >> (tr * 8)) & 255))]] >= need: return 1
        if rem - PT8[W[73728 + (a << 8 | (((W[1] | W[3]) >> (tr * 8)) & 255))]] < need: return 0
    hp = W[p]; hl = W[(p + 1) & 3]; hq = W[(p + 2) & 3]; hr = W[(p + 3) & 3]
    tm = W[7]; tl = hl & tm; tr_ = hr & tm; lb = 0
    for s in range(4):
        own = (hp >> (s * 8)) & 255
        if own == 0 or (hid and s == tr): continue
        a = (allc >> (s * 8)) & 255
        k = CNT[W[73728 + (a << 8 | own)]]
        if k == 0: continue
        ml = (hl >> (s * 8)) & 255; mq = (hq >> (s * 8)) & 255; mr = (hr >> (s * 8)) & 255
        if s != tr:
            if tl and CNT[ml] < k: k = CNT[ml]
            if tr_ and CNT[mr] < k: k = CNT[mr]
            if hid and ((p + 2) & 3) == W[5] and CNT[mq] < k: k = CNT[mq]
            if k == 0: continue
        lb += HIGHK[own * 9 + k] + HIGHK[mq * 9 + k] + LOWK[ml * 9 + k] + LOWK[mr * 9 + k]
    if p & 1:
        if rem - lb < need: return 0
    elif lb >= need: return 1
    return -1

@jit
def score(i, p, led, best, bestp, hid, W, base, n):
    tr = W[4]
    l = (p + 1) & 3; q = (p + 2) & 3; r = (p + 3) & 3
    void = 1
    if i > 0 and (W[p] >> (led * 8)) & 255: void = 0
    for k in range(n):
        m = W[base + k]; c = m & 31; s = c >> 3; rk = c & 7; pt = PT[rk]
        nh = 1 if hid and m < 32 else 0
        ro = 0; rq = 0
        if i == 0:
            st = (16 if s == tr and nh == 0 else 8) + rk
            ro = max(reach(l, s, nh, W), reach(r, s, nh, W)); rq = reach(q, s, nh, W)
            if st > ro: v = 50 + pt * 2 + PT[TOP[(W[q] >> (s * 8)) & 255]]
            elif rq > ro: v = 30 + pt * 3 - rk // 4
            else: v = -pt * 6 - rk
        else:
            st = 16 + rk if s == tr and nh == 0 else (8 + rk if s == led else 0)
            nb = best; nbp = bestp
            if st > nb: nb = st; nbp = p
            if i < 3: ro = reach(l, led, nh, W)
            if i == 1: rq = reach(q, led, nh, W)
            if ((nbp ^ p) & 1) == 0 and nb >= ro: v = 60 + pt * 5 - (rk if nbp == p else rk // 2) - (4 if s == tr else 0)
            elif rq > ro and rq > nb: v = 40 + pt * 3 - rk - (4 if s == tr else 0)
            else: v = -pt * 8 - rk - (6 if s == tr else 0)
            if m > 31: v -= 1
        if i == 0 or void:
            h = W[5120 + (p & 1) * 256 + i * 64 + m]
            while h > 1: h >>= 1; v += 8
        # insertion by descending score; stack keeps score in the upper bits
        x = (1000 - v) << 6 | m
        j = k - 1
        while j >= 0 and W[base + j] > x:
            W[base + j + 1] = W[base + j]; j -= 1
        W[base + j + 1] = x

# stack frame (16 ints at 4096+16*d): 0 i,1 p,2 led,3 best,4 bestp,5 hid,6 pts,7 need,8 rem,9 allc,10 base,11 n,12 k,13 hp,14 key,15 slot
@jit
def lasttrick(p, W):
    tr = W[4]; b = -1; w = p; led = 0
    for k in range(4):
        q = (p + k) & 3; h = W[q]; c = 0
        if h & 0xffff0000: c = 16; h >>= 16
        if h & 0xff00: c += 8; h >>= 8
        c += TOP[h]
        s = c >> 3
        if k == 0: led = s
        st = 16 + (c & 7) if s == tr else (8 + (c & 7) if s == led else 0)
        if st > b: b = st; w = q
    return 1 - (w & 1)

@jit
def bump(f, p, W):
    k = W[f + 12]
    if k > 1:
        i = W[f]; n = 0; h = W[p]
        while h: h &= h - 1; n += 1
        W[5120 + (p & 1) * 256 + i * 64 + (W[W[f + 10] + k - 1] & 63)] += n

@SIG
def search(i0, p0, led0, best0, bp0, hid0, pts0, need0, rem0, allc0, W, TT):
    """1 if team0 gets >= need0 of the remaining rem0 points; explicit stack (numba cannot cache recursive functions)"""
    d = 0; F = 4096; tr = W[4]
    W[F] = i0; W[F + 1] = p0; W[F + 2] = led0; W[F + 3] = best0; W[F + 4] = bp0; W[F + 5] = hid0; W[F + 6] = pts0; W[F + 7] = need0; W[F + 8] = rem0; W[F + 9] = allc0
    W[F + 10] = 2048
    enter = True; r = 0
    while True:
        f = F + 16 * d
        if enter:
            i = W[f]; p = W[f + 1]; hid = W[f + 5]
            r = -1
            if i == 0:
                need = W[f + 7]; rem = W[f + 8]
                if need <= 0: r = 1
                elif need > rem or W[p] == 0: r = 0
                else:
                    W[8] += 1
                    allc = W[0] | W[1] | W[2] | W[3]
                    W[f + 9] = allc
                    if hid == 0 and W[p] & (W[p] - 1) == 0: r = lasttrick(p, W)
                    else:
                        r = bounds(p, hid, need, rem, allc, W)
                        if r < 0:
                            key = 0; cs = 16
                            for s in range(4):
                                x = (allc >> (s * 8)) & 255
                                key = key << 8 | (W[1040 + x] if hid and s == tr else W[cs + x])
                                cs += 256
                            key = key << 3 | p << 1 | hid
                            slot = (((key ^ (key >> 17)) & 0x7fffffff) * 0x9E3779B1 >> 30 & TTM) * 4
                            if TT[slot] == key and TT[slot + 1] == W[10]:
                                if TT[slot + 2] >= need: r = 1
                                elif TT[slot + 3] < need: r = 0
                            W[f + 14] = key; W[f + 15] = slot
            if r < 0:
                W[9] += 1
                base = W[f + 10]
                n = gen(i, p, W[f + 2], hid, W[f + 9], W, base)
                if n > 1: score(i, p, W[f + 2], W[f + 3], W[f + 4], hid, W, base, n)
                W[f + 11] = n; W[f + 12] = 0; W[f + 13] = W[p]
                enter = False
            else:
                if d == 0: return r
                d -= 1; f -= 16
                enter = False
                # fall to the result handling of the parent
                p = W[f + 1]
                W[p] = W[f + 13]
                if r == 1 - (p & 1):
                    bump(f, p, W)
                    W[f + 12] = 99
        # here: node at f has moves; r is the last child result if W[f+12] was set to 99
        p = W[f + 1]; k = W[f + 12]; n = W[f + 11]
        if k >= n:
            want = 1 - (p & 1)
            r = want if k >= 99 else 1 - want
            if W[f] == 0:
                key = W[f + 14]; slot = W[f + 15]; need = W[f + 7]
                if TT[slot] != key or TT[slot + 1] != W[10]:
                    TT[slot] = key; TT[slot + 1] = W[10]; TT[slot + 2] = 0; TT[slot + 3] = W[f + 8]
                if r:
                    if need > TT[slot + 2]: TT[slot + 2] = need
                elif need - 1 < TT[slot + 3]: TT[slot + 3] = need - 1
            if d == 0: return r
            d -= 1; f -= 16
            p = W[f + 1]
            W[p] = W[f + 13]
            if r == 1 - (p & 1):
                bump(f, p, W)
                W[f + 12] = 99
            continue
        i = W[f]; hid = W[f + 5]; best = W[f + 3]
        m = W[W[f + 10] + k] & 63; W[f + 12] = k + 1
        c = m & 31; s = c >> 3
        nh = 1 if hid and m < 32 else 0
        ld = s if i == 0 else W[f + 2]
        st = 16 + (c & 7) if s == tr and nh == 0 else (8 + (c & 7) if s == ld else 0)
        W[p] ^= BIT[c]
        np_ = W[f + 6] + PT[c & 7]
        nb = best; nbp = W[f + 4]
        if st > best: nb = st; nbp = p
        g = f + 16
        W[g + 5] = nh; W[g + 10] = W[f + 10] + n
        if i == 3:
            W[g] = 0; W[g + 1] = nbp; W[g + 2] = -1; W[g + 3] = -1; W[g + 4] = nbp; W[g + 6] = 0
            W[g + 7] = W[f + 7] if nbp & 1 else W[f + 7] - np_
            W[g + 8] = W[f + 8] - np_
        else:
            W[g] = i + 1; W[g + 1] = (p + 1) & 3; W[g + 2] = ld; W[g + 3] = nb; W[g + 4] = nbp; W[g + 6] = np_
            W[g + 7] = W[f + 7]; W[g + 8] = W[f + 8]; W[g + 9] = W[f + 9]
        d += 1
        enter = True

_LO = {}
def _canon_lo(own):
    r = _LO.get(own)
    if r is None:
        seen = {}; r = []
        for m in range(16): r.append(seen.setdefault(tuple(own[i] for i in range(4) if m >> i & 1), m))
        _LO[own] = r
    return r
def canon_table(H, s, down):
    own = []
    for i in range(8):
        b = 1 << (s * 8 + i)
        own.append(4 if b == down else 0 if H[0] & b else 1 if H[1] & b else 2 if H[2] & b else 3 if H[3] & b else 5)
    lo = _canon_lo(tuple(own[:4])); same = own[4] == own[5]
    hi = [(x if (x & 3) != 2 or not same else x ^ 3) << 4 for x in range(16)]
    return [h | l for h in hi for l in lo]

_TT = A(4 << TTB); _W = A(8192 + 131072); _W[8192:8192 + 65536] = fz(_mv); _W[73728:73728 + 65536] = fz(_run); _Z = fz([0] * 512); _GEN = [0]
class Solver:
    def __init__(self, H, trump, bidder, down):
        W = self.W = _W; self.TT = _TT; _GEN[0] += 1
        W[0:4] = fz(H); W[4] = trump; W[5] = bidder; W[6] = down; W[7] = 255 << (trump * 8); W[8] = W[9] = 0; W[10] = _GEN[0]; W[11] = 2048
        t = []
        for s in range(4): t += canon_table(H, s, 0)
        t += canon_table(H, trump, down)
        W[16:16 + 1280] = fz(t); W[5120:5632] = _Z
        self.rem = sum(_P[c & 7] for c in range(32) if (H[0] | H[1] | H[2] | H[3]) >> c & 1)
    @property
    def nodes(self): return [int(self.W[8]), int(self.W[9])]
    def trick(self, p, hid, need, rem): return search(0, p, -1, -1, p, hid, 0, need, rem, 0, self.W, self.TT)
    def value(self, p, hid, guess):
        rem = self.rem; lo, hi, g = 0, rem, guess
        while lo < hi:
            if g <= lo: g = lo + 1
            if g > hi: g = hi
            if self.trick(p, hid, g, rem): lo = g; g += 1
            else: hi = g - 1; g -= 1
        return lo

    def root(self, p, hid, need):
        """win/loss of every representative lead at a trick boundary"""
        W = self.W; tr = W[4]
        allc = int(W[0] | W[1] | W[2] | W[3]); n = gen(0, p, -1, hid, allc, W, 2048)
        out = {}; mv = [int(W[2048 + k]) for k in range(n)]; hp = W[p]
        for m in mv:
            c = m & 31; nh = 1 if hid and m < 32 else 0; s = c >> 3
            W[p] = hp ^ BIT[c]
            out[c] = search(1, (p + 1) & 3, s, (16 if s == tr and not nh else 8) + (c & 7), p, nh, _P[c & 7], need, self.rem, allc, W, self.TT)
        W[p] = hp
        return out
