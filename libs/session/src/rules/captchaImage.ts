const PNG_MAGIC = 'iVBORw0KGgo';
const MAX_LENGTH = 200_000;

/** The picture if it is a PNG of sensible size: a captcha that is anything else is not shown. */
export function captchaImage(base64: string | undefined): string | undefined {
  const image = base64?.replace(/^data:image\/png;base64,/, '');
  return image?.startsWith(PNG_MAGIC) && image.length <= MAX_LENGTH && /^[A-Za-z0-9+/]+={0,2}$/.test(image) ? image : undefined;
}
