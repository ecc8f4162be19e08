import sharp from 'sharp';

/** Drawn, and said to be: nobody's document, nobody's face. With some noise, as a camera has it. */
const drawing = (inner: string, width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <rect width="100%" height="100%" fill="#5d6b7c"/>${inner}</svg>`;

const paper = drawing(
  `<rect x="40" y="40" width="820" height="520" rx="28" fill="#e7efe6"/>
   <rect x="40" y="40" width="820" height="92" rx="28" fill="#7da48b"/>
   <rect x="84" y="176" width="210" height="270" rx="12" fill="#b9c8bd"/>
   <circle cx="189" cy="272" r="58" fill="#8a9b8f"/><path d="M104 446a85 92 0 0 1 170 0z" fill="#8a9b8f"/>
   ${[196, 256, 316, 376, 436].map((y) => `<rect x="340" y="${y}" width="${y % 120 === 76 ? 420 : 300}" height="22" rx="8" fill="#a5b7aa"/>`).join('')}
   <rect x="84" y="492" width="560" height="24" rx="8" fill="#c5d2c8"/>`,
  900,
  600,
);

const face = drawing(
  `<circle cx="300" cy="330" r="150" fill="#e0b594"/><path d="M150 320a150 170 0 0 1 300 0c-60-70-240-70-300 0z" fill="#4a3a31"/>
   <path d="M60 800a240 250 0 0 1 480 0z" fill="#35577d"/><circle cx="245" cy="335" r="12" fill="#33291f"/>
   <circle cx="355" cy="335" r="12" fill="#33291f"/><path d="M250 400q50 40 100 0" fill="none" stroke="#8b4a3c" stroke-width="10"/>`,
  600,
  800,
);

async function photographed(svg: string): Promise<Blob> {
  const picture = sharp(Buffer.from(svg));
  const { width = 0, height = 0 } = await picture.metadata();
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const grain = await sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer();
  const bytes = await picture
    .composite([{ input: grain, blend: 'soft-light' }])
    .flatten()
    .jpeg({ quality: 85 })
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}

const once = (svg: string): (() => Promise<Blob>) => {
  let made: Promise<Blob> | undefined;
  return () => (made ??= photographed(svg));
};
const documentPhoto = once(paper);
const facePhoto = once(face);

/** What a camera would have taken for this answer. */
export const photoFor = (key: string): Promise<Blob> => (/selfie/i.test(key) ? facePhoto() : documentPhoto());
