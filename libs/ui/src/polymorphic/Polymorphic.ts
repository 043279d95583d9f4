import type { ComponentPropsWithRef, ElementType } from 'react';

/**
 * Props of a component that renders as another one: `<Button as={Link} to="…">` asks for Link's props too.
 * Looks belong to the component, so there is no `className` or `style`: place it with a wrapper.
 */
export type Polymorphic<As extends ElementType, Own> = Own & { as?: As } & Omit<
    ComponentPropsWithRef<As>,
    keyof Own | 'as' | 'className' | 'style'
  >;
