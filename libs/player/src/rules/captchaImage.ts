const PNG_MAGIC = 'iVBORw0KGgo';
const MAX_LENGTH = 200_000;

/** Returns the captcha image if it is a PNG of a plausible size, else `undefined`. */
export function captchaImage(base64: string | undefined): string | undefined {
  const image = base64?.replace(/^data:image\/png;base64,/, '');
  return image?.startsWith(PNG_MAGIC) && image.length <= MAX_LENGTH && /^[A-Za-z0-9+/]+={0,2}$/.test(image) ? image : undefined;
}
