/** Where a Swiss or Liechtenstein postcode lies. B21 1.2 asks for the canton, SSC 3 for the country. */
export const CANTONS = [
  'AG',
  'AI',
  'AR',
  'BE',
  'BL',
  'BS',
  'FR',
  'GE',
  'GL',
  'GR',
  'JU',
  'LU',
  'NE',
  'NW',
  'OW',
  'SG',
  'SH',
  'SO',
  'SZ',
  'TG',
  'TI',
  'UR',
  'VD',
  'VS',
  'ZG',
  'ZH',
] as const;
export type Canton = (typeof CANTONS)[number];
export type Country = 'CH' | 'LI';

export type Place = { readonly country: 'CH'; readonly canton: Canton } | { readonly country: 'LI' } | undefined;

/** Undefined: no postcode of the two countries. Two towns abroad have a Swiss postcode and are abroad all the same. */
export function placeOf(postcode: string): Place {
  if (!/^[1-9]\d{3}$/.test(postcode)) return undefined;
  const code = Number(postcode);
  if (code > 9658 || ABROAD.includes(code)) return undefined;
  const canton = STARTS[indexAtOrBefore(code)]![1];
  return canton === 'LI' ? { country: 'LI' } : { country: 'CH', canton };
}

export function cantonOf(postcode: string): Canton | undefined {
  const place = placeOf(postcode);
  return place?.country === 'CH' ? place.canton : undefined;
}

/** Campione d'Italia and Büsingen: Italy and Germany with Swiss postcodes. */
const ABROAD: readonly number[] = [6911, 8238];

function indexAtOrBefore(code: number): number {
  let low = 0;
  let high = STARTS.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (STARTS[middle]![0] <= code) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * "Canton from": each canton holds until the next number. Where a postcode crosses a border, the canton of the larger
 * place stands (docs/decisions/postcodes.md says which). Moutier (2740) belongs to Jura since 1 January 2026.
 */
const TABLE = `
1000 VD 1200 GE 1260 VD 1281 GE 1291 VD 1292 GE 1295 VD 1298 GE 1299 VD
1468 FR 1490 VD 1527 FR 1530 VD 1532 FR 1534 VD 1541 FR 1543 VD 1544 FR 1545 VD 1553 FR 1554 VD
1563 FR 1565 VD 1566 FR 1580 VD 1583 FR 1584 VD 1609 FR 1610 VD 1611 FR 1612 VD 1614 FR
1657 BE 1658 VD 1661 FR 1682 VD 1684 FR 1738 BE 1739 FR 1797 BE 1798 FR
1800 VD 1868 VS 1880 VD 1890 VS 1892 VD 1893 VS
2000 NE 2333 BE 2336 JU 2400 NE 2500 BE 2523 NE 2532 BE 2540 SO 2542 BE 2544 SO 2552 BE
2714 JU 2715 BE 2718 JU 2720 BE 2740 JU 2742 BE 2800 JU 2814 BL 2822 JU
3000 BE 3175 FR 3176 BE 3178 FR 3179 BE 3182 FR 3183 BE 3184 FR 3202 BE 3210 FR 3225 BE 3253 SO 3255 BE
3280 FR 3282 BE 3284 FR 3292 BE 3307 SO 3308 BE 3900 VS
4000 BS 4101 BL 4108 SO 4117 BL 4118 SO 4123 BL 4125 BS 4127 BL 4143 SO 4144 BL 4145 SO 4147 BL
4204 SO 4207 BL 4208 SO 4222 BL 4226 SO 4242 BL 4245 SO 4246 BL 4247 SO 4253 BL 4303 AG 4304 BL 4305 AG
4402 BL 4412 SO 4414 BL 4421 SO 4422 BL 4468 SO 4469 BL 4500 SO 4536 BE 4542 SO 4663 AG 4702 SO 4704 BE 4710 SO
4800 AG 4806 LU 4812 AG 4900 BE 4915 LU 4916 BE
5000 AG 5012 SO 5017 AG 5735 LU 5736 AG 5746 SO
6000 LU 6042 AG 6043 LU 6052 NW 6053 OW 6083 BE 6102 LU 6197 BE 6203 LU 6300 ZG 6344 LU 6345 ZG 6353 LU 6362 NW
6377 UR 6382 NW 6388 OW 6402 SZ 6404 LU 6405 SZ 6441 UR 6442 SZ 6452 UR
6500 TI 6534 GR 6571 TI
7000 GR 7310 SG 7402 GR
8000 ZH 8109 AG 8112 ZH 8200 SH 8245 ZH 8252 TG 8260 SH 8264 TG 8302 ZH 8355 TG 8400 ZH 8500 TG 8523 ZH 8524 TG
8542 ZH 8546 TG 8548 ZH 8552 TG 8600 ZH 8638 SG 8639 ZH 8640 SG 8700 ZH 8715 SG 8750 GL 8751 UR 8752 GL
8800 ZH 8806 SZ 8810 ZH 8832 SZ 8833 ZH 8834 SZ 8865 GL 8872 SG 8874 GL 8877 SG
8902 ZH 8905 AG 8906 ZH 8916 AG 8925 ZH 8956 AG
9000 SG 9035 AR 9036 SG 9037 AR 9050 AI 9052 AR 9054 AI 9055 AR 9057 AI 9062 AR 9108 AI 9112 AR 9113 SG
9213 TG 9230 SG 9306 TG 9308 SG 9314 TG 9323 SG 9325 TG 9327 SG 9405 AR 9413 AI 9414 AR 9422 SG 9426 AR 9430 SG
9485 LI 9499 SG 9502 TG 9512 SG 9514 TG 9523 SG 9532 TG 9533 SG 9535 TG 9536 SG 9542 TG 9552 SG 9553 TG 9601 SG`;

const STARTS: readonly (readonly [number, Canton | 'LI'])[] = TABLE.trim()
  .split(/\s+(?=\d)/)
  .map((entry) => [Number(entry.slice(0, 4)), entry.slice(5) as Canton | 'LI']);
