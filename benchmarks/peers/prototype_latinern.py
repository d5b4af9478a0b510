# The prototype that the solver was developed from, kept as it was, to measure against: same authors, same licence.
"""Latinern double-dummy solver, pure Python. 20 cards; player p owns bits 5p..5p+4 of a 20-bit mask.
strength: plain rank+1 (only if its suit was led), trump 20+rank, Schlag 40 (first one wins), Hauptschlag 60."""
P5 = (31, 31 << 5, 31 << 10, 31 << 15)
class Lat:
    def __init__(self, hands, trump, schlag):
        """hands: 4 lists of (suit, rank), rank 0..7 low->high; fewer than 5 cards allowed"""
        self.nodes = 0; self.tt = {}
        self.cards = cards = [None] * 20
        self.full = 0
        G = self.G = [9] * 20; X = self.X = [0] * 20
        for p, h in enumerate(hands):
            key = []
            for s, r in h:
                if r == schlag: g, x = 4, 60 if s == trump else 40
                elif s == trump: g, x = 4, 20 + r
                else: g, x = s, r + 1
                key.append((g, x, s, r))
            key.sort()
            for i, (g, x, s, r) in enumerate(key):
                c = 5 * p + i; cards[c] = (s, r); G[c] = g; X[c] = x; self.full |= 1 << c
        # strength when group g was led
        self.S = [[X[c] if G[c] == 4 or G[c] == g else 0 for c in range(20)] for g in range(5)]
        self.B = [0] * 20; self.prev = [-1] * 20; self.iso = [0] * 20
        present = [c for c in range(20) if self.full >> c & 1]
        self.trumps = sorted((c for c in present if G[c] == 4), key=lambda c: -X[c])
        self.haupt = sum(1 << c for c in present if X[c] == 60)
        self.schl = sum(1 << c for c in present if X[c] >= 40)
        self.tmask = sum(1 << c for c in self.trumps)
        # between[a][b]: foreign cards strictly between two own cards of one group (or equal to the higher, for Schlaege)
        self.bet = {}
        for a in present:
            p = a // 5
            for b in present:
                if b // 5 == p and b > a and G[a] == G[b]:
                    m = 0
                    if X[a] != X[b]:
                        for c in present:
                            if c // 5 != p and G[c] == G[a] and X[a] <= X[c] <= X[b]: m |= 1 << c
                    self.bet[a * 20 + b] = m
            self.iso[a] = sum(1 << c for c in present if c // 5 != p and G[c] == G[a]) if G[a] < 4 else -1
        self.build()

    def build(self):
        G, X, S, bet, iso, tt = self.G, self.X, self.S, self.bet, self.iso, self.tt
        trumps, haupt, schl, tmask = self.trumps, self.haupt, self.schl, self.tmask
        T0 = P5[0] | P5[2]; T1 = P5[1] | P5[3]
        BITS = [tuple(c for c in range(5) if m >> c & 1) for m in range(32)]
        popc = [bin(m).count("1") for m in range(32)]
        me = self
        def moves(p, rem):
            """representatives of p's cards, ascending in group/strength"""
            out = []; prev = -1; pg = -1; isod = False; b5 = 5 * p
            for i in BITS[rem >> b5 & 31]:
                c = b5 + i; g = G[c]
                if g == pg and bet[prev * 20 + c] & rem == 0:
                    prev = c; continue
                prev = c; pg = g
                if g < 4 and iso[c] & rem == 0:
                    if isod: continue
                    isod = True
                out.append(c)
            return out
        self.moves = moves
        def sure(rem, T, a, b, n):
            """tricks team T (seats a, b) takes for certain: the unbroken top of the trump line"""
            k = 0; sc = schl & ~haupt & rem
            mixed = sc & T and sc & ~T
            for c in trumps:
                if rem >> c & 1:
                    if not T >> c & 1: break
                    if mixed and X[c] == 40: break
                    k += 1
            return k if k < n else n
        def search(p, rem, need):
            """can team0 take >= need of the remaining tricks; p leads"""
            n = popc[rem >> (5 * p) & 31]
            if need <= 0: return True
            if need > n: return False
            me.nodes += 1
            key = rem | p << 20 | need << 22
            v = tt.get(key)
            if v is not None: return v
            if sure(rem, T0, 0, 2, n) >= need: return True
            if n - sure(rem, T1, 1, 3, n) < need: return False
            TT_ = T1 if p & 1 else T0
            if not haupt & rem & ~TT_:                       # opponents hold no Hauptschlag: own Schlaege lead to tricks
                k = bin(rem & schl & P5[p]).count("1") + (1 if rem & haupt & P5[p ^ 2] else 0)
                if p & 1:
                    if n - k < need: return False
                elif k >= need: return True
            want = not p & 1; res = not want
            l = (p + 1) & 3
            ms = moves(p, rem)
            if len(ms) > 1:
                opp = rem & (T0 if p & 1 else T1)
                oc = [c for c in range(20) if opp >> c & 1]
                def k0(c):
                    s = S[G[c]]; x = X[c]
                    t = max([s[o] for o in oc])
                    if x > t or (x == t == 40): return -100 + x       # sure winner, cheapest first
                    return x
                ms.sort(key=k0)
            for c in ms:
                if ply(1, l, G[c], X[c], p, rem, rem ^ 1 << c, need) is want: res = want; break
            tt[key] = res
            return res
        def ply(i, p, led, best, bp, allc, rem, need):
            me.nodes += 1
            want = not p & 1; s = S[led]
            ms = moves(p, allc)
            if len(ms) > 1:
                ours = not (bp ^ p) & 1
                # strongest later opponent
                t = -1
                if i < 3:
                    o = (p + 1) & 3
                    for c in BITS[rem >> (5 * o) & 31]:
                        x = s[5 * o + c]
                        if x > t: t = x
                if ours and best >= t: ms.sort(key=X.__getitem__)
                else:
                    th = best + 1 if best >= t else (t if t == 40 else t)
                    ms.sort(key=lambda c: (s[c] - 200) if s[c] >= th and s[c] > best else (X[c] if s[c] <= best else X[c] - 5))
            nx = (p + 1) & 3
            for c in ms:
                x = s[c]
                if x > best: nb = x; w = p
                else: nb = best; w = bp
                if i == 3:
                    v = search(w, rem ^ 1 << c, need if w & 1 else need - 1)
                else: v = ply(i + 1, nx, led, nb, w, allc, rem ^ 1 << c, need)
                if v is want: return want
            return not want
        self.search = search; self.ply = ply
    def win(self, leader, need=3): return self.search(leader, self.full, need)
