/** The ground on which a scene stands: of each way of drawing its own, of which `scenes.css` shows one. */
export const GROUND =
  '<g class="ft"><circle class="g1" cx="100" cy="102" r="92"/>' +
  '<path class="g2" d="M98 12c46-8 88 18 93 66s-12 106-82 112S6 152 10 94 52 20 98 12z"/>' +
  '<rect class="g3" x="20" y="22" width="160" height="160" transform="rotate(-7 100 102)"/></g>';

/** What a step is about. On a grid of 200 × 200; the classes are those of `scenes.css`: `f*` a face, `l` a line, `w*` its width. */
export const moments = {
  analysis:
    '<rect class="fp" x="44" y="28" width="94" height="126" rx="12"/><path class="l lm" d="M60 50h36M60 68h60"/>' +
    '<rect class="fm" x="60" y="108" width="14" height="28" rx="3"/>' +
    '<rect class="fa" x="80" y="92" width="14" height="44" rx="3"/>' +
    '<rect class="fm" x="100" y="116" width="14" height="20" rx="3"/><path class="l lb w15" d="m151 147 22 23"/>' +
    '<circle class="fp" cx="128" cy="122" r="34"/><circle cx="128" cy="122" r="34" fill="none" class="la w11"/>' +
    '<path class="l ld w8" d="m113 122 11 11 19-21"/><path class="l lb w5" d="M162 50v16M154 58h16"/>' +
    '<circle class="fb" cx="30" cy="118" r="6"/>',
  phone:
    '<rect class="fa" x="52" y="24" width="82" height="152" rx="17"/>' +
    '<rect class="fp" x="61" y="38" width="64" height="122" rx="9"/><path class="l lo w4" d="M84 31h18"/>' +
    '<path class="l lm" d="M73 124h40M73 140h24"/>' +
    '<path class="fb" d="M98 54h70a14 14 0 0 1 14 14v26a14 14 0 0 1-14 14h-42l-18 16v-16h-10a14 14 0 0 1-14-14V68a14 14 0 0 1 14-14z"/>' +
    '<circle class="fd" cx="110" cy="81" r="6.5"/><circle class="fd" cx="133" cy="81" r="6.5"/>' +
    '<circle class="fd" cx="156" cy="81" r="6.5"/><path class="l lb w5" d="M34 62v16M26 70h16"/>',
  document:
    '<rect class="fm" x="38" y="46" width="128" height="86" rx="13" transform="rotate(-9 102 90)"/>' +
    '<rect class="fp" x="32" y="62" width="136" height="92" rx="13"/>' +
    '<path class="fa" d="M45 62h110a13 13 0 0 1 13 13v9H32v-9a13 13 0 0 1 13-13z"/>' +
    '<circle class="fb" cx="64" cy="109" r="12"/><path class="fa" d="M44 142c0-13 9-19 20-19s20 6 20 19z"/>' +
    '<path class="l lm" d="M100 104h52M100 120h38M100 136h46"/><circle class="fb" cx="164" cy="152" r="22"/>' +
    '<path class="l ld w7" d="m154 152 7 8 14-15"/>',
  face:
    '<path class="fa" d="M46 166c2-32 24-46 54-46s52 14 54 46z"/>' +
    '<rect class="fb" x="88" y="104" width="24" height="26" rx="10"/><circle class="fb" cx="100" cy="84" r="34"/>' +
    '<path class="fa" d="M65 86c-3-24 13-40 35-40s38 16 35 40c-12-2-22-9-27-18-8 11-24 18-43 18z"/>' +
    '<circle class="fd" cx="89" cy="92" r="3.6"/><circle class="fd" cx="112" cy="92" r="3.6"/>' +
    '<path class="l ld w4" d="M92 104c5 5 12 5 17 0"/>' +
    '<path class="l la w8" d="M26 58V38a12 12 0 0 1 12-12h20M142 26h20a12 12 0 0 1 12 12v20M26 146v20a12 12 0 0 0 12 12h8M174 146v20a12 12 0 0 1-12 12h-8"/>',
  contract:
    '<path class="fp" d="M56 26h66l26 26v108a12 12 0 0 1-12 12H56a12 12 0 0 1-12-12V38a12 12 0 0 1 12-12z"/>' +
    '<path class="fm" d="M122 26l26 26h-20a6 6 0 0 1-6-6z"/><path class="l la w8" d="M62 52h34"/>' +
    '<path class="l lm" d="M62 74h66M62 90h66M62 106h42"/>' +
    '<path class="l la w5" d="M60 144c9-18 17-17 14-3s9 9 15-1 8 1 13 2 9-3 13-6"/>' +
    '<g transform="rotate(32 150 104)"><rect class="fb" x="140" y="46" width="20" height="72" rx="6"/>' +
    '<path class="fm" d="M140 116h20l-10 24z"/><path class="fd" d="M146.5 132h7l-3.5 8z"/>' +
    '<rect class="fa" x="140" y="46" width="20" height="18" rx="6"/></g>',
  employer:
    '<rect class="fm" x="116" y="92" width="50" height="74" rx="8"/>' +
    '<rect class="fa" x="42" y="44" width="80" height="122" rx="10"/><g class="fp s0">' +
    '<rect x="56" y="60" width="14" height="16" rx="4"/><rect x="75" y="60" width="14" height="16" rx="4"/>' +
    '<rect x="56" y="86" width="14" height="16" rx="4"/><rect x="94" y="86" width="14" height="16" rx="4"/>' +
    '<rect x="56" y="112" width="14" height="16" rx="4"/><rect x="94" y="112" width="14" height="16" rx="4"/>' +
    '<rect x="132" y="124" width="18" height="14" rx="4"/></g><g class="fb s0">' +
    '<rect x="94" y="60" width="14" height="16" rx="4"/><rect x="75" y="86" width="14" height="16" rx="4"/>' +
    '<rect x="75" y="112" width="14" height="16" rx="4"/></g>' +
    '<path class="fb" d="M72 166v-20a10 10 0 0 1 20 0v20z"/><path class="l ld w5" d="M26 166h150"/>' +
    '<circle class="fp" cx="150" cy="64" r="28"/><circle cx="150" cy="64" r="28" fill="none" class="lb w8"/>' +
    '<path class="l ld" d="M150 50v15l10 7"/>',
  money:
    '<rect class="fm" x="26" y="82" width="136" height="76" rx="12" transform="rotate(-10 94 120)"/>' +
    '<rect class="fa" x="30" y="88" width="140" height="78" rx="12"/>' +
    '<circle class="fp" cx="100" cy="127" r="24"/><path class="fb" d="m100 112 15 15-15 15-15-15z"/>' +
    '<path class="l lo w5" d="M46 112v-4a5 5 0 0 1 5-5h4M154 142v4a5 5 0 0 1-5 5h-4"/>' +
    '<path class="l la w10" d="M100 22v40m-17-16 17 17 17-17"/><circle class="fb" cx="164" cy="160" r="23"/>' +
    '<path class="l ld w7" d="m154 160 7 8 14-15"/><path class="l lb w5" d="M52 44v16M44 52h16"/>' +
    '<path class="l lb w5" d="M150 36v16M142 44h16"/>',
  refusal:
    '<path class="fm" d="M14 168c24-30 58-36 90-22s54 2 82 22a8 8 0 0 1-4 8H18a8 8 0 0 1-4-8z"/>' +
    '<rect class="fp" x="92" y="30" width="16" height="132" rx="6"/>' +
    '<path class="fp" d="M112 44H60L42 62l18 18h52a6 6 0 0 0 6-6V50a6 6 0 0 0-6-6z"/>' +
    '<path class="l lm" d="M66 62h34"/>' +
    '<path class="fb" d="M86 90h58l20 20-20 20H86a6 6 0 0 1-6-6V96a6 6 0 0 1 6-6z"/>' +
    '<path class="l ld w7" d="M98 110h38m-12-12 12 12-12 12"/>' +
    '<path class="fa" d="M46 160c-14-4-20-16-18-28 14 2 22 12 20 26 4-12 12-16 22-14-2 12-12 18-24 16z"/>' +
    '<circle class="fb" cx="158" cy="56" r="14"/>',
  offline:
    '<path class="fp" d="M58 100a30 30 0 0 1 3-60 42 42 0 0 1 78 9 26 26 0 0 1 4 51z"/>' +
    '<path class="l ld" d="M84 66v6M116 66v6"/><path class="l ld w5" d="M92 86c5-5 11-5 16 0"/>' +
    '<path class="l la w8" d="M8 166c16 4 22-16 42-18"/>' +
    '<rect class="fa" x="46" y="126" width="40" height="44" rx="12"/>' +
    '<path class="l ld" d="M88 139h13M88 157h13"/>' +
    '<rect class="fb" x="122" y="126" width="40" height="44" rx="12"/>' +
    '<path class="l ld" d="M132 139h9M132 157h9"/><path class="l lb w8" d="M162 148c16 0 14 18 32 16"/>' +
    '<path class="l lb w5" d="m106 124-4-10M114 122l3-12"/>',
  shield:
    '<path class="fa" d="M100 24l60 22v46c0 40-24 64-60 80-36-16-60-40-60-80V46z"/>' +
    '<path class="fp" d="M100 44l42 16v32c0 28-16 46-42 58z"/><path class="l lb w10" d="m76 98 18 18 34-38"/>' +
    '<path class="l lb w5" d="M34 140v16M26 148h16"/>',
  hourglass:
    '<path class="fp" d="M58 40h84v14c0 24-20 34-34 46 14 12 34 22 34 46v14H58v-14c0-24 20-34 34-46-14-12-34-22-34-46z"/>' +
    '<path class="fb" d="M68 64h64c-4 14-18 22-32 34-14-12-28-20-32-34z"/>' +
    '<path class="fb" d="M68 152c2-16 16-24 32-24s30 8 32 24z"/>' +
    '<path class="l la w10" d="M46 36h108M46 164h108"/><path class="l lb w5" d="M100 102v18"/>',
  check:
    '<circle class="fa" cx="100" cy="102" r="62"/><path class="l lo w15" d="m70 104 22 22 42-46"/>' +
    '<path class="l lb w5" d="M36 40v16M28 48h16"/><path class="l lb w5" d="M164 150v16M156 158h16"/>' +
    '<circle class="fb" cx="166" cy="44" r="10"/><circle class="fm" cx="32" cy="148" r="8"/>',
  warning:
    '<path class="fb" d="M88 42a14 14 0 0 1 24 0l58 102a14 14 0 0 1-12 21H42a14 14 0 0 1-12-21z"/>' +
    '<path class="l ld w10" d="M100 82v36M100 138v1"/><circle class="fm" cx="164" cy="50" r="10"/>',
} as const;
