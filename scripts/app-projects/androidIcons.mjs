import sharp from 'sharp';

/** Pixels of a dp on Android's screens. */
const densities = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 };
/** An adaptive icon is 108 dp; phones crop it to a shape within the middle 72 dp, and show the margin while it moves. */
const LAYER = 108;
const SHOWN = 72;
/** Fits into a circle of 72 dp. */
const GLYPH = 48;
const NOTE = 24;
const LEGACY = 48;
/** No density asks for more than the 512 pixels that there are. */
const SPLASH = 128;

/**
 * Draws the icons of an Android app from those of the brand.
 * @param {Record<'512' | 'maskable' | 'monochrome', string>} icons Paths of images.
 * @returns {Promise<Record<string, Buffer>>} PNG files by their path below `res`.
 */
export async function androidIcons(icons) {
  const drawn = await Promise.all(
    Object.entries(densities).map(async ([density, scale]) => {
      const px = (dp) => Math.round(dp * scale);
      return [
        [`mipmap-${density}/ic_launcher.png`, await square(icons[512], px(LEGACY))],
        [`drawable-${density}/splash.png`, await square(icons[512], px(SPLASH))],
        [`drawable-${density}/ic_launcher_foreground.png`, await layer(icons.maskable, { size: px(LAYER), shown: px(SHOWN) })],
        [`drawable-${density}/ic_launcher_monochrome.png`, await glyph(icons.monochrome, { size: px(LAYER), shown: px(GLYPH) })],
        [`drawable-${density}/ic_notification.png`, await glyph(icons.monochrome, { size: px(NOTE), shown: px(NOTE) })],
      ];
    }),
  );
  return Object.fromEntries(drawn.flat());
}

function square(file, size) {
  return sharp(file).resize(size, size).png().toBuffer();
}

/** A maskable icon fills what phones show; its edges go on in the margin. */
function layer(file, { size, shown }) {
  return sharp(file)
    .resize(shown, shown)
    .extend({ ...margin(size, shown), extendWith: 'copy' })
    .png()
    .toBuffer();
}

/** White, with the transparency of the image: phones give it their colour. */
async function glyph(file, { size, shown }) {
  const placed = await sharp(file)
    .resize(shown, shown)
    .ensureAlpha()
    .extend({ ...margin(size, shown), background: '#0000' })
    .png()
    .toBuffer();
  const alpha = await sharp(placed).extractChannel('alpha').raw().toBuffer();
  const raw = { width: size, height: size, channels: 1 };
  return sharp({ create: { width: size, height: size, channels: 3, background: '#fff' } })
    .joinChannel(alpha, { raw })
    .png()
    .toBuffer();
}

function margin(size, shown) {
  const before = Math.floor((size - shown) / 2);
  const after = size - shown - before;
  return { top: before, left: before, bottom: after, right: after };
}
