import { MM, PH } from 'country-flag-icons/react/3x2';
import styles from './Flag.module.css';

const flags = { PH, MM };

export type FlagProps = {
  /** ISO 3166, two letters. */
  country: string;
  /** The address of an image that replaces the drawing. */
  image?: string | undefined;
};

/** A country's flag, beside its name or language. A country without an image and a drawing has the flag of the system's font. */
export function Flag({ country, image }: FlagProps) {
  if (image !== undefined) return <img className={styles.flag} src={image} alt="" />;
  const Drawing = Object.hasOwn(flags, country) ? flags[country as keyof typeof flags] : undefined;
  return Drawing ? <Drawing className={styles.flag} aria-hidden /> : <span aria-hidden>{flagLetters(country)}</span>;
}

/** The regional indicator symbols of a country, which fonts show as its flag. */
function flagLetters(country: string): string {
  return String.fromCodePoint(...Array.from(country, (letter) => 0x1f1e6 + letter.charCodeAt(0) - 65));
}
