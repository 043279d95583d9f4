import type { SchemeName } from '../images/schemes';
import type { VendorLook } from '../images/vendorLook';
import type { Category } from './Theme';

/** A fictional vendor. */
export type Vendor = {
  code: string;
  displayName: string;
  /** Number of games per category. */
  makes: Partial<Record<Category, number>>;
  openIn?: 'sameTab' | 'newTab';
  maintenance?: true;
  /** Colour schemes of its images, from five or more families. */
  schemes: readonly SchemeName[];
  look: VendorLook;
};
