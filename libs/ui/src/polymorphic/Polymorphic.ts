import type { ComponentPropsWithRef, ElementType } from 'react';

/**
 * Props of a component that renders as another one: `<Button as={Link} to="…">` also needs Link's props. The component owns its
 * looks, so there is no `className` or `style`: use a wrapper to place it.
 */
export type Polymorphic<As extends ElementType, Own> = Own & {
  /** The element or component to render as, for example `Link`; it takes that one's props too. */
  as?: As;
} & Omit<ComponentPropsWithRef<As>, keyof Own | 'as' | 'className' | 'style'>;
