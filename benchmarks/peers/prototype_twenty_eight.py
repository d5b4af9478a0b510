# The prototype that the solver was developed from, kept as it was, to measure against: same authors, same licence.
"""28 double-dummy solver, pure Python v3 = v2 + history heuristic on leads and discards (no dependencies; CPython, Pyodide).
card = suit*8+rank (rank 7 = Jack).  team0 = seats 0,2.  Boolean null-window search with dict TT.
While the trump is hidden the bidder's mask excludes the face-down card `down`.
All move lists and move orders come from lazily filled tables shared by all deals."""
PT = (0, 0, 0, 0, 1, 1, 2, 3)
TOP = [m.bit_length() - 1 for m in range(256)]
CNT = [bin(m).count("1") for m in range(256)]
PT8 = [sum(PT[i] for i in range(8) if m >> i & 1) for m in range(256)]
R8 = [0] + [8 + m.bit_length() - 1 for m in range(1, 256)]
R16 = [0] + [16 + m.bit_length() - 1 for m in range(1, 256)]
PTOP = [0] + [PT[m.bit_length() - 1] for m in range(1, 256)]
def _sums(m, rev):
    r = [PT[i] for i in (range(7, -1, -1) if rev else range(8)) if m >> i & 1]
    out = [0]
    for k in range(8): out.append(out[-1] + (r[k] if k < len(r) else 0))
    return out
LOWS = [_sums(m, 0) for m in range(256)]
HIGH = [_sums(m, 1) for m in range(256)]
SH = ((0, 0), (1, 8), (2, 16), (3, 24))

class _MV(dict):                  # suit<<16|all<<8|own -> representatives, low to high
    def __missing__(self, k):
        s, a, o = k >> 16, k >> 8 & 255, k & 255; out = []
        for i in range(8):
            if o >> i & 1:
                j = (a & ((1 << i) - 1)).bit_length() - 1
                if j >= 0 and o >> j & 1 and PT[j] == PT[i]: continue
                out.append(s * 8 + i)
        r = self[k] = tuple(out)
        return r
MV = _MV()
class _RUN(dict):                 # all<<8|own -> (points, length) of the contiguous top run
    def __missing__(self, k):
        a, o = k >> 8, k & 255; p = n = 0
        for i in range(7, -1, -1):
            if a >> i & 1:
                if o >> i & 1: p += PT[i]; n += 1
                else: break
        r = self[k] = (p, n)
        return r
RUN = _RUN()
class _LEAD(dict):                # ordered leads of one suit, key packs suit,all,own,threshold,flags
    def __missing__(self, k):
        ro, f, pp, b = k >> 18 & 31, k >> 23 & 1, k >> 24 & 3, k >> 26
        out = []
        for c in MV[k & 0x3ffff]:
            rk = c & 7; pt = PT[rk]
            v = 50 + pt * 2 + pp if b + rk > ro else 30 + pt * 3 - rk // 4 if f else -pt * 6 - rk
            out.append((100 - v) << 6 | c)
        r = self[k] = tuple(out)
        return r
LEAD = _LEAD()
class _ORD(dict):                 # key t<<6|led<<4|f<<3|trump(0..4) -> per-card sort key getter; t=0: already secure
    def __missing__(self, k):
        t, led, f, tr = k >> 6, k >> 4 & 3, k >> 3 & 1, k & 7
        out = []
        for c in range(32):
            s = c >> 3; rk = c & 7; pt = PT[rk]; tp = s == tr
            st = 16 + rk if tp else 8 + rk if s == led else 0
            if t == 0: v = 60 + pt * 5 - (rk >> 1) - (4 if tp else 0)
            elif st >= t: v = 60 + pt * 5 - rk - (4 if tp else 0)
            elif f: v = 40 + pt * 3 - rk - (4 if tp else 0)
            else: v = -pt * 8 - rk - (6 if tp else 0)
            out.append(-v)
        r = self[k] = out.__getitem__
        return r
ORD = _ORD()
ST = [[tuple((16 + (c & 7) if c >> 3 == tr else 8 + (c & 7) if c >> 3 == led else 0) for c in range(32)) for led in range(4)] for tr in range(5)]
PTC = PT * 4
_LO = {}
def _canon_lo(own):
    r = _LO.get(own)
    if r is None:
        seen = {}; r = []
        for m in range(16): r.append(seen.setdefault(tuple(own[i] for i in range(4) if m >> i & 1), m))
        _LO[own] = r
    return r
def canon_table(H, s, down, shift):
    own = []
    for i in range(8):
        b = 1 << (s * 8 + i)
        own.append(4 if b == down else 0 if H[0] & b else 1 if H[1] & b else 2 if H[2] & b else 3 if H[3] & b else 5)
    lo = _canon_lo(tuple(own[:4])); same = own[4] == own[5]
    hi = [(x if (x & 3) != 2 or not same else x ^ 3) << 4 for x in range(16)]
    return [(h | l) << shift for h in hi for l in lo]

class Solver:
    def __init__(self, H, trump, bidder, down):
        """H: 4 masks with the face-down card in the bidder's mask; down: its bit, 0 if revealed"""
        self.n = [0, 0]
        self.H = H = list(H)
        self.H0 = sum(H)
        if down: H[bidder] ^= down
        self.trick_open, self.trick_hid, self.ply_hid, self.plies = _build(H, trump, bidder, down, self.n)
        self.down = down; self.trump = trump; self.bidder = bidder
    def total(self):
        a = self.H[0] | self.H[1] | self.H[2] | self.H[3] | self.down
        return sum(PT8[a >> s & 255] for s in (0, 8, 16, 24))
    def root(self, p, hid, need):
        """win/loss (team0 reaches need of the rest?) for every representative lead at a trick boundary"""
        H = self.H; rem = self.total(); out = {}; hp = H[p]; tr = self.trump; ply1 = self.plies[1]
        allc = H[0] | H[1] | H[2] | H[3] | (self.down if hid else 0); l = (p + 1) & 3
        mv = []
        for s, sh in SH:
            if hp >> sh & 255 and not (hid and p == self.bidder and s == tr):
                mv += MV[s << 16 | (allc >> sh & 255) << 8 | hp >> sh & 255]
        if not mv and hp: mv = MV[tr << 16 | (allc >> tr * 8 & 255) << 8 | hp >> tr * 8 & 255]
        if not mv:
            c = self.down.bit_length() - 1
            return {c: int(ply1(l, tr, 16 + (c & 7), PTC[c], need, rem, allc))}
        for c in mv:
            H[p] = hp ^ 1 << c; s = c >> 3
            if hid: out[c] = int(self.ply_hid(1, l, s, 8 + (c & 7), p, PTC[c], need, rem, allc))
            else: out[c] = int(ply1(l, s, (16 if s == tr else 8) + (c & 7), PTC[c], need, rem, allc))
        H[p] = hp
        return out
    def trick(self, p, hid, need, rem):
        return (self.trick_hid if hid else self.trick_open)(p, need, rem)
    def value(self, p, hid, guess):
        rem = self.total(); lo, hi, g = 0, rem, guess
        f = self.trick_hid if hid else self.trick_open
        while lo < hi:
            if g <= lo: g = lo + 1
            if g > hi: g = hi
            if f(p, g, rem): lo = g; g += 1
            else: hi = g - 1; g -= 1
        return lo

def _build(H, trump, bidder, down, nodes):
    HD = list(H)
    if down: HD[bidder] |= down
    C0, C1, C2, C3 = CT = [canon_table(HD, s, 0, 35 - 8 * s) for s in range(4)]
    D = list(CT)
    if down: D[trump] = canon_table(HD, trump, down, 35 - 8 * trump)
    D0, D1, D2, D3 = D
    tt = {}; ttget = tt.get
    tsh = trump * 8; tmask = 255 << tsh
    STO = ST[trump]; STH = ST[4]
    dcard = down.bit_length() - 1
    bpart = (bidder + 2) & 3
    trump3 = trump << 16
    R = [R8] * 4; R[trump] = R16
    HC = [[[0] * 64 for _ in range(4)] for _ in range(2)]     # history counters [team][ply][card | 32 if it reveals]
    HV = [[[0] * 64 for _ in range(4)] for _ in range(2)]     # 8 * log2(counter): what the ordering uses
    def bump(t, i, c, n):
        HC[t][i][c] += n
        HV[t][i][c] = HC[t][i][c].bit_length() * 8 - 8

    # ------------------------------------------------------------ trump open
    def trick(p, need, rem):
        if need <= 0: return True
        if need > rem: return False
        h0, h1, h2, h3 = H
        allc = h0 | h1 | h2 | h3
        hp = H[p]
        nodes[0] += 1
        if not hp & (hp - 1):
            if not hp: return False
            c = hp.bit_length() - 1
            S = STO[c >> 3]
            best = S[c]; w = p
            p1 = (p + 1) & 3; p2 = p ^ 2; p3 = (p + 3) & 3
            c = S[H[p1].bit_length() - 1]
            if c > best: best = c; w = p1
            c = S[H[p2].bit_length() - 1]
            if c > best: best = c; w = p2
            if S[H[p3].bit_length() - 1] > best: w = p3
            return not w & 1            # all remaining points, need<=rem
        ta = (allc >> tsh & 255) << 8
        if ta:
            if RUN[ta | ((h0 | h2) >> tsh & 255)][0] >= need: return True
            if rem - RUN[ta | ((h1 | h3) >> tsh & 255)][0] < need: return False
        key = C0[allc & 255] | C1[allc >> 8 & 255] | C2[allc >> 16 & 255] | C3[allc >> 24] | p << 1
        e = ttget(key)
        if e is not None:
            if e >> 8 >= need: return True
            if e & 255 < need: return False
        l = (p + 1) & 3; r = (p + 3) & 3
        hl = H[l]; hq = H[p ^ 2]; hr = H[r]
        xl = R16[hl >> tsh & 255]; xr = R16[hr >> tsh & 255]; xq = R16[hq >> tsh & 255]
        lb = 0; mv = []
        for s, sh in SH:
            own = hp >> sh & 255
            if own:
                ml = hl >> sh & 255; mq = hq >> sh & 255; mr = hr >> sh & 255
                x = (allc >> sh & 255) << 8 | own
                k = RUN[x][1]
                if s != trump:
                    if k:
                        if xl and CNT[ml] < k: k = CNT[ml]
                        if xr and CNT[mr] < k: k = CNT[mr]
                        if k: lb += HIGH[own][k] + HIGH[mq][k] + LOWS[ml][k] + LOWS[mr][k]
                    ro = R8[ml] or xl; t = R8[mr] or xr; rq = R8[mq] or xq
                    if t > ro: ro = t
                    mv += LEAD[8 << 26 | PTOP[mq] << 24 | (rq > ro) << 23 | ro << 18 | s << 16 | x]
                else:
                    if k: lb += HIGH[own][k] + HIGH[mq][k] + LOWS[ml][k] + LOWS[mr][k]
                    ro = xl if xl > xr else xr
                    mv += LEAD[16 << 26 | PTOP[mq] << 24 | (xq > ro) << 23 | ro << 18 | s << 16 | x]
        if p & 1:
            if rem - lb < need: return False
            want = False
        else:
            if lb >= need: return True
            want = True
        h = HV[p & 1][0]
        mv = [m - (h[m & 31] << 6) for m in mv]
        mv.sort()
        res = not want
        nodes[1] += 1
        for m in mv:
            c = m & 31
            H[p] = hp ^ (1 << c)
            if ply1(l, c >> 3, STO[c >> 3][c], PTC[c], need, rem, allc) is want:
                if m != mv[0]: bump(p & 1, 0, c, CNT[hp & 255] + CNT[hp >> 8 & 255] + CNT[hp >> 16 & 255] + CNT[hp >> 24])
                res = want; break
        H[p] = hp
        if e is None: tt[key] = (need << 8 | rem) if res else need - 1
        elif res: tt[key] = need << 8 | e & 255
        else: tt[key] = (e & 0xff00) | need - 1
        return res

    def ply1(p, led, best, pts, need, rem, allc):
        """second hand; best belongs to p-1 (opponent)"""
        nodes[1] += 1
        hp = H[p]; sh = led * 8; want = not p & 1
        m = hp >> sh & 255; p1 = (p + 1) & 3; void = not m
        if m:
            mv = MV[led << 16 | (allc >> sh & 255) << 8 | m]
        else:
            mv = []
            for s, z in SH:
                m = hp >> z & 255
                if m: mv += MV[s << 16 | (allc >> z & 255) << 8 | m]
        if len(mv) > 1:
            RR = R[led]
            ro = RR[H[p1] >> sh & 255] or R16[H[p1] >> tsh & 255]
            rq = RR[H[p ^ 2] >> sh & 255] or R16[H[p ^ 2] >> tsh & 255]
            if void:
                G = ORD[(ro if ro > best else best + 1) << 6 | led << 4 | (rq > ro and rq > best) << 3 | trump]; h = HV[p & 1][1]
                mv = [G(c) - h[c] << 5 | c for c in mv]
                mv.sort()
            else: mv = sorted(mv, key=ORD[(ro if ro > best else best + 1) << 6 | led << 4 | (rq > ro and rq > best) << 3 | trump])
        S = STO[led]
        for m in mv:
            c = m & 31
            H[p] = hp ^ (1 << c)
            st = S[c]
            if (ply2(p1, led, st, p, pts + PTC[c], need, rem, allc) if st > best else
                    ply2(p1, led, best, p - 1, pts + PTC[c], need, rem, allc)) is want:
                H[p] = hp
                if void and m != mv[0]: bump(p & 1, 1, c, CNT[hp & 255] + CNT[hp >> 8 & 255] + CNT[hp >> 16 & 255] + CNT[hp >> 24])
                return want
        H[p] = hp
        return not want

    def ply2(p, led, best, bp, pts, need, rem, allc):
        nodes[1] += 1
        hp = H[p]; sh = led * 8; want = not p & 1
        m = hp >> sh & 255; p1 = (p + 1) & 3; void = not m
        if m:
            mv = MV[led << 16 | (allc >> sh & 255) << 8 | m]
        else:
            mv = []
            for s, z in SH:
                m = hp >> z & 255
                if m: mv += MV[s << 16 | (allc >> z & 255) << 8 | m]
        if len(mv) > 1:
            ro = R[led][H[p1] >> sh & 255] or R16[H[p1] >> tsh & 255]
            t = 0 if not (bp ^ p) & 1 and best >= ro else ro if ro > best else best + 1
            if void:
                G = ORD[t << 6 | led << 4 | trump]; h = HV[p & 1][2]
                mv = [G(c) - h[c] << 5 | c for c in mv]
                mv.sort()
            else: mv = sorted(mv, key=ORD[t << 6 | led << 4 | trump])
        S = STO[led]
        for m in mv:
            c = m & 31
            H[p] = hp ^ (1 << c)
            st = S[c]
            if (ply3(p1, led, st, p, pts + PTC[c], need, rem, allc) if st > best else
                    ply3(p1, led, best, bp, pts + PTC[c], need, rem, allc)) is want:
                H[p] = hp
                if void and m != mv[0]: bump(p & 1, 2, c, CNT[hp & 255] + CNT[hp >> 8 & 255] + CNT[hp >> 16 & 255] + CNT[hp >> 24])
                return want
        H[p] = hp
        return not want

    def ply3(p, led, best, bp, pts, need, rem, allc):
        nodes[1] += 1
        hp = H[p]; sh = led * 8; want = not p & 1
        m = hp >> sh & 255; void = not m
        if m:
            mv = MV[led << 16 | (allc >> sh & 255) << 8 | m]
        else:
            mv = []
            for s, z in SH:
                m = hp >> z & 255
                if m: mv += MV[s << 16 | (allc >> z & 255) << 8 | m]
        if len(mv) > 1:
            if void:
                G = ORD[(0 if not (bp ^ p) & 1 else best + 1) << 6 | led << 4 | trump]; h = HV[p & 1][3]
                mv = [G(c) - h[c] << 5 | c for c in mv]
                mv.sort()
            else: mv = sorted(mv, key=ORD[(0 if not (bp ^ p) & 1 else best + 1) << 6 | led << 4 | trump])
        S = STO[led]; bp &= 3
        for m in mv:
            c = m & 31
            H[p] = hp ^ (1 << c)
            np = pts + PTC[c]
            w = p if S[c] > best else bp
            if trick(w, need if w & 1 else need - np, rem - np) is want:
                H[p] = hp
                if void and m != mv[0]: bump(p & 1, 3, c, CNT[hp & 255] + CNT[hp >> 8 & 255] + CNT[hp >> 16 & 255] + CNT[hp >> 24])
                return want
        H[p] = hp
        return not want
    PL = (None, ply1, ply2, ply3)

    # ------------------------------------------------------------ trump hidden
    def trick_h(p, need, rem):
        if need <= 0: return True
        if need > rem: return False
        h0, h1, h2, h3 = H
        allc = h0 | h1 | h2 | h3 | down
        hp = H[p]
        nodes[0] += 1
        key = D0[allc & 255] | D1[allc >> 8 & 255] | D2[allc >> 16 & 255] | D3[allc >> 24] | p << 1 | 1
        e = ttget(key)
        if e is not None:
            if e >> 8 >= need: return True
            if e & 255 < need: return False
        l = (p + 1) & 3; r = (p + 3) & 3; q = p ^ 2
        hl = H[l]; hq = H[q]; hr = H[r]
        bd = p == bidder
        tl = l == bidder or hl & tmask; tr = r == bidder or hr & tmask
        xl = R16[(down if l == bidder else hl) >> tsh & 255]; xr = R16[(down if r == bidder else hr) >> tsh & 255]; xq = R16[(down if q == bidder else hq) >> tsh & 255]
        lb = 0; mv = []
        for s, sh in SH:
            own = hp >> sh & 255
            if not own: continue
            ml = hl >> sh & 255; mq = hq >> sh & 255; mr = hr >> sh & 255
            x = (allc >> sh & 255) << 8 | own
            if s != trump:
                k = RUN[x][1]
                if k:
                    if tl and CNT[ml] < k: k = CNT[ml]
                    if tr and CNT[mr] < k: k = CNT[mr]
                    if q == bidder and CNT[mq] < k: k = CNT[mq]
                    if k: lb += HIGH[own][k] + HIGH[mq][k] + LOWS[ml][k] + LOWS[mr][k]
                ro = R8[ml] or xl; t = R8[mr] or xr; rq = R8[mq] or xq
                if t > ro: ro = t
            elif bd: continue
            else:
                ro = R8[ml]; t = R8[mr]; rq = R8[mq]
                if t > ro: ro = t
            mv += LEAD[8 << 26 | PTOP[mq] << 24 | (rq > ro) << 23 | ro << 18 | s << 16 | x]
        if p & 1:
            if rem - lb < need: return False
            want = False
        else:
            if lb >= need: return True
            want = True
        res = not want
        nodes[1] += 1
        if not mv:
            # bidder without non-trumps
            if hp:
                mv = MV[trump3 | (allc >> tsh & 255) << 8 | hp >> tsh]
            else:                                    # last trick: reveal and lead the trump card
                res = ply1(l, trump, STO[trump][dcard], PTC[dcard], need, rem, allc)
        else:
            h = HV[p & 1][0]
            mv = [m - (h[m & 31] << 6) for m in mv]
            mv.sort()
        for m in mv:
            c = m & 31
            H[p] = hp ^ (1 << c)
            if ply_h(1, l, c >> 3, 8 + (c & 7), p, PTC[c], need, rem, allc) is want:
                if m != mv[0]: bump(p & 1, 0, c, CNT[hp & 255] + CNT[hp >> 8 & 255] + CNT[hp >> 16 & 255] + CNT[hp >> 24])
                res = want; break
        H[p] = hp
        if e is None: tt[key] = (need << 8 | rem) if res else need - 1
        elif res: tt[key] = need << 8 | e & 255
        else: tt[key] = (e & 0xff00) | need - 1
        return res

    def reach_h(q, led, sh):
        return R8[H[q] >> sh & 255] or (0 if led == trump else R16[(down if q == bidder else H[q]) >> tsh & 255])

    def ply_h(i, p, led, best, bp, pts, need, rem, allc):
        nodes[1] += 1
        hp = H[p]; sh = led * 8; want = not p & 1
        p1 = (p + 1) & 3
        m = hp >> sh & 255
        rev = ()
        bd = p == bidder; void = not m
        if m: mv = MV[led << 16 | (allc >> sh & 255) << 8 | m]
        else:
            mv = []
            for s, z in SH:
                m = hp >> z & 255
                if m and not (bd and s == trump): mv += MV[s << 16 | (allc >> z & 255) << 8 | m]
            if bd:
                if led != trump: rev = (dcard,)
            elif hp & tmask: rev = MV[trump3 | (allc >> tsh & 255) << 8 | (hp >> tsh & 255)]
            else: rev = mv
        if i == 3: ro = rq = 0
        else:
            ro = reach_h(p1, led, sh); rq = reach_h(p ^ 2, led, sh) if i == 1 else 0
        ours = not (bp ^ p) & 1
        S = STH[led]
        if not rev:
            if not mv:                                   # bidder's last card, trump suit led: plain follow
                c = dcard; st = S[c]; np = pts + PTC[c]
                if st > best: best = st; bp = p
                if i == 3: return trick(bp & 3, need if bp & 1 else need - np, rem - np)
                return ply_x(i + 1, p1, led, best, bp, np, need, rem)
            if len(mv) > 1:
                t = 0 if ours and best >= ro else ro if ro > best else best + 1
                G = ORD[t << 6 | led << 4 | (rq > ro and rq > best) << 3 | 4]
                if void:
                    h = HV[p & 1][i]
                    mv = [G(c) - h[c] << 5 | c for c in mv]; mv.sort()
                else: mv = sorted(mv, key=G)
            for m in mv:
                c = m & 31
                H[p] = hp ^ (1 << c); st = S[c]; np = pts + PTC[c]
                if i == 3:
                    w = p if st > best else bp
                    v = trick_h(w & 3, need if w & 1 else need - np, rem - np)
                elif st > best: v = ply_h(i + 1, p1, led, st, p, np, need, rem, allc)
                else: v = ply_h(i + 1, p1, led, best, bp, np, need, rem, allc)
                if v is want:
                    H[p] = hp
                    if void and m != mv[0]: bump(p & 1, i, c, CNT[hp & 255] + CNT[hp >> 8 & 255] + CNT[hp >> 16 & 255] + CNT[hp >> 24])
                    return want
            H[p] = hp
            return not want
        # void: discards and reveals ordered together
        t = 0 if ours and best >= ro else ro if ro > best else best + 1
        G = ORD[t << 6 | led << 4 | (rq > ro and rq > best) << 3 | 4]
        h = HV[p & 1][i]
        items = [G(c) - h[c] << 7 | c for c in mv]
        hb = H[bidder]
        H[bidder] = hb | down
        if i == 3: ro = rq = 0
        else:
            RR = R[led]; x = H[p1]
            ro = RR[x >> sh & 255] or R16[x >> tsh & 255]
            if i == 1: x = H[p ^ 2]; rq = RR[x >> sh & 255] or R16[x >> tsh & 255]
            else: rq = 0
        H[bidder] = hb
        t = 0 if ours and best >= ro else ro if ro > best else best + 1
        G = ORD[t << 6 | led << 4 | (rq > ro and rq > best) << 3 | trump]
        items += [G(c) + 1 - h[32 | c] << 7 | 64 | c for c in rev]
        if len(items) > 1: items.sort()
        SO = STO[led]
        for m in items:
            c = m & 31; np = pts + PTC[c]
            if m & 64:
                st = SO[c]
                if bd: H[p] = hp                         # plays the face-down card itself
                else: H[bidder] = hb | down; H[p] = hp ^ (1 << c)
                if i == 3:
                    w = p if st > best else bp
                    v = trick(w & 3, need if w & 1 else need - np, rem - np)
                elif st > best: v = PL[i + 1](p1, led, st, p, np, need, rem, allc)
                else: v = PL[i + 1](p1, led, best, bp, np, need, rem, allc)
                H[bidder] = hb
            else:
                st = S[c]
                H[p] = hp ^ (1 << c)
                if i == 3:
                    w = p if st > best else bp
                    v = trick_h(w & 3, need if w & 1 else need - np, rem - np)
                elif st > best: v = ply_h(i + 1, p1, led, st, p, np, need, rem, allc)
                else: v = ply_h(i + 1, p1, led, best, bp, np, need, rem, allc)
            if v is want:
                H[p] = hp
                if m != items[0]: bump(p & 1, i, c | (32 if m & 64 else 0), CNT[hp & 255] + CNT[hp >> 8 & 255] + CNT[hp >> 16 & 255] + CNT[hp >> 24])
                return want
        H[p] = hp
        return not want

    def ply_x(i, p, led, best, bp, pts, need, rem):
        """rest of the last trick after the bidder followed with the face-down card: one card each, no more choices"""
        while i < 4:
            c = H[p].bit_length() - 1
            st = STH[led][c]
            if st > best: best = st; bp = p
            pts += PTC[c]; p = (p + 1) & 3; i += 1
        return need <= (0 if bp & 1 else pts)
    return trick, trick_h, ply_h, PL
