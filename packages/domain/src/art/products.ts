/** What a product is about; see `moments.ts`. */
export const productScenes = {
  salary:
    '<g transform="rotate(7 112 98)"><rect class="fa" x="74" y="22" width="82" height="146" rx="16"/>' +
    '<rect class="fp" x="83" y="35" width="64" height="118" rx="9"/><path class="l lm" d="M95 52h26"/>' +
    '<rect class="fb" x="94" y="64" width="42" height="20" rx="6"/><path class="l lm" d="M95 102h40M95 118h26"/>' +
    '<circle class="fa s0" cx="115" cy="138" r="3.5"/></g>' +
    '<rect class="fb" x="22" y="152" width="66" height="18" rx="9"/>' +
    '<rect class="fb" x="28" y="134" width="66" height="18" rx="9"/>' +
    '<rect class="fb" x="22" y="116" width="66" height="18" rx="9"/>' +
    '<path class="l ld w4" d="M42 125h26M48 143h26M42 161h26"/><circle class="fp" cx="158" cy="142" r="24"/>' +
    '<path class="l ld w7" d="m147 142 8 8 15-16"/><path class="l lb w5" d="M46 54v16M38 62h16"/>',
  vehicle:
    '<path class="l lm w5" d="M10 160h180"/>' +
    '<path class="fa" d="M24 112c2-8 8-12 16-13l18-3 22-26c5-6 11-9 19-9h24c8 0 14 3 19 9l20 26 14 3c9 2 13 8 13 16v19a9 9 0 0 1-9 9H32a9 9 0 0 1-9-9z"/>' +
    '<path class="fp" d="m74 96 17-20c2-3 5-4 9-4h4v24zM114 96V72h9c4 0 7 1 9 4l15 20z"/>' +
    '<circle class="fd" cx="60" cy="142" r="21"/><circle class="fb" cx="60" cy="142" r="9"/>' +
    '<circle class="fd" cx="148" cy="142" r="21"/><circle class="fb" cx="148" cy="142" r="9"/>' +
    '<path class="fb" d="M174 112h14v10h-10a4 4 0 0 1-4-4z"/><path class="l lo w4" d="M92 110h10M132 110h10"/>' +
    '<path class="l lb w5" d="M44 44v16M36 52h16"/>',
  home:
    '<path class="l lm w5" d="M16 164h168"/><path class="fp" d="M46 88h108v76H46z"/>' +
    '<path class="fa" d="M100 34a8 8 0 0 1 5 2l66 56a6 6 0 0 1-4 11H33a6 6 0 0 1-4-11l66-56a8 8 0 0 1 5-2z"/>' +
    '<rect class="fm" x="60" y="114" width="28" height="26" rx="5"/>' +
    '<path class="fb" d="M106 164v-36a12 12 0 0 1 24 0v36z"/><circle class="fd s0" cx="124" cy="146" r="2.6"/>' +
    '<rect class="fa" x="134" y="44" width="16" height="28" rx="4"/>' +
    '<path class="l lb w5" d="M38 44v16M30 52h16"/>',
  card:
    '<rect class="fm" x="34" y="46" width="136" height="84" rx="13" transform="rotate(-9 102 88)"/>' +
    '<rect class="fa" x="30" y="66" width="140" height="88" rx="13"/><path class="fd s0" d="M30 86h140v16H30z"/>' +
    '<rect class="fb" x="46" y="116" width="26" height="20" rx="5"/>' +
    '<path class="l lo w5" d="M88 120h40M88 134h24"/><circle class="fb" cx="164" cy="158" r="22"/>' +
    '<path class="l ld w7" d="m154 158 7 8 14-15"/><path class="l lb w5" d="M156 30v16M148 38h16"/>',
  energy:
    '<path class="fb" d="M100 26a50 50 0 0 1 30 90c-6 5-8 9-8 18H78c0-9-2-13-8-18a50 50 0 0 1 30-90z"/>' +
    '<path class="fp" d="M78 140h44v12a14 14 0 0 1-14 14H92a14 14 0 0 1-14-14z"/>' +
    '<path class="l lm w5" d="M80 150h40"/><path class="fa" d="M108 46 80 88h17l-6 30 30-42h-17z"/>' +
    '<path class="l la" d="M28 76H14M186 76h-14M42 34l-9-9M158 34l9-9"/>',
  swap:
    '<path class="fm" d="m53 78 35 20a4 4 0 0 1-2 8H20a4 4 0 0 1-2-8z"/>' +
    '<rect class="fm" x="24" y="112" width="12" height="34" rx="3"/>' +
    '<rect class="fm" x="47" y="112" width="12" height="34" rx="3"/>' +
    '<rect class="fm" x="70" y="112" width="12" height="34" rx="3"/>' +
    '<rect class="fm" x="16" y="150" width="74" height="14" rx="5"/>' +
    '<path class="fa" d="m145 78 35 20a4 4 0 0 1-2 8H112a4 4 0 0 1-2-8z"/>' +
    '<rect class="fa" x="116" y="112" width="12" height="34" rx="3"/>' +
    '<rect class="fa" x="139" y="112" width="12" height="34" rx="3"/>' +
    '<rect class="fa" x="162" y="112" width="12" height="34" rx="3"/>' +
    '<rect class="fa" x="108" y="150" width="74" height="14" rx="5"/>' +
    '<path class="l lb w8" d="M58 58c20-26 58-28 80-2m4-18-2 20-20-2"/>',
  store:
    '<path class="fp" d="M38 84h124v76a10 10 0 0 1-10 10H48a10 10 0 0 1-10-10z"/>' +
    '<path class="fa" d="M44 40h112l16 42c0 10-8 18-18 18s-18-8-18-18c0 10-8 18-18 18s-18-8-18-18c0 10-8 18-18 18s-18-8-18-18c0 10-8 18-18 18S28 92 28 82z"/>' +
    '<path class="l lo w5" d="M78 46l-8 30M122 46l8 30M100 46v30"/>' +
    '<rect class="fm" x="54" y="116" width="42" height="34" rx="6"/>' +
    '<path class="fb" d="M110 170v-48a8 8 0 0 1 8-8h20a8 8 0 0 1 8 8v48z"/>' +
    '<circle class="fd s0" cx="138" cy="144" r="2.8"/>',
  group:
    '<circle class="fm" cx="48" cy="84" r="20"/><path class="fm" d="M14 150c2-24 14-36 34-36s32 12 34 36z"/>' +
    '<circle class="fm" cx="152" cy="84" r="20"/><path class="fm" d="M118 150c2-24 14-36 34-36s32 12 34 36z"/>' +
    '<circle class="fb" cx="100" cy="74" r="26"/><path class="fa" d="M54 168c2-34 20-52 46-52s44 18 46 52z"/>' +
    '<circle class="fp" cx="150" cy="152" r="24"/><path class="l ld w7" d="m139 152 8 8 15-16"/>',
  calendar:
    '<rect class="fp" x="36" y="42" width="128" height="122" rx="14"/>' +
    '<path class="fa" d="M50 42h100a14 14 0 0 1 14 14v22H36V56a14 14 0 0 1 14-14z"/>' +
    '<path class="l la w8" d="M68 30v22M132 30v22"/><g class="fm s0">' +
    '<rect x="54" y="94" width="20" height="18" rx="5"/><rect x="90" y="94" width="20" height="18" rx="5"/>' +
    '<rect x="54" y="126" width="20" height="18" rx="5"/></g>' +
    '<rect class="fb s0" x="126" y="94" width="20" height="18" rx="5"/>' +
    '<circle class="fb" cx="136" cy="150" r="26"/>' +
    '<path class="l ld w5" d="M141 140c-2-3-10-3-10 2 0 6 11 4 11 10 0 5-9 6-12 2M136 134v4M136 158v4"/>',
  benefit:
    '<path class="fp" d="M100 164c-44-26-66-50-66-80 0-22 16-38 36-38 13 0 24 7 30 18 6-11 17-18 30-18 20 0 36 16 36 38 0 30-22 54-66 80z"/>' +
    '<path class="fa" d="M100 164c-44-26-66-50-66-80 0-22 16-38 36-38 13 0 24 7 30 18z"/>' +
    '<path class="l lb w10" d="m78 100 16 16 30-32"/><circle class="fb" cx="162" cy="48" r="18"/>' +
    '<path class="l lb w5" d="M32 34v16M24 42h16"/>',
} as const;
