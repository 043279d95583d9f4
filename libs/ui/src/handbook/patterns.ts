/** Pages about several components at once. `page` is the address in Storybook, relative to the frame of the stories. */
export const patterns = [
  {
    name: 'Forms',
    guide: {
      use: 'How the fields, the errors and the button of a form belong together.',
      synonyms: ['form', 'login form', 'validation', 'field error', 'required field'],
    },
    page: './?path=/docs/design-system-patterns-forms--docs',
  },
];
