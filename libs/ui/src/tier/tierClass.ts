import styles from './Tier.module.css';

/** Gives an element and its content `--tier-color`, the colour of the level in its `data-tier`, from 0 to 6. */
export const tierClass = styles['tier'] ?? '';
