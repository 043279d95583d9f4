/** Components of other design systems that do not exist here, with their alternatives, the best first. */
export const absentComponents = [
  {
    name: 'Tooltip',
    guide: {
      use: 'There is none: a phone has no pointer that hovers. Short words go into the `hint` of a field, long ones into a Disclosure.',
      synonyms: ['hover text', 'info bubble', 'help text', 'popover'],
    },
    instead: ['Disclosure', 'TextField', 'Notice'],
  },
  {
    name: 'File upload',
    guide: {
      use: 'There is none: use a Button that opens a file input, and `image-file` for what was picked, as the feedback screen does.',
      synonyms: ['upload', 'attach a file', 'attachment', 'file input', 'upload a photo'],
    },
    instead: ['Button'],
  },
  {
    name: 'Pagination',
    guide: {
      use: 'There is none: lists load more while a player scrolls (`useLoadMore` of `in-sight`), and LongList keeps long ones quick.',
      synonyms: ['page numbers', 'next page', 'previous page', 'pager'],
    },
    instead: ['LongList', 'ListRow'],
  },
  {
    name: 'Breadcrumbs',
    guide: {
      use: 'There are none: no screen is more than two steps deep. The AppBar has the back button.',
      synonyms: ['breadcrumb', 'path', 'where am I'],
    },
    instead: ['AppBar'],
  },
  {
    name: 'Range slider',
    guide: {
      use: 'There is none: an amount is typed or chosen exactly. Use an AmountField with a ChipRow of usual amounts.',
      synonyms: ['range input', 'volume', 'drag a value', 'knob'],
    },
    instead: ['AmountField', 'Chip'],
  },
  {
    name: 'Autocomplete',
    guide: {
      use: 'There is none: use a SelectField, whose native list can be typed into, or a TextField with results below it.',
      synonyms: ['type ahead', 'suggestions', 'searchable dropdown'],
    },
    instead: ['SelectField', 'TextField'],
  },
  {
    name: 'Context menu',
    guide: {
      use: 'There is none: nobody finds a long press. Use an IconButton that opens a Sheet with the actions.',
      synonyms: ['long press', 'overflow menu', 'kebab menu', 'three dots', 'more actions'],
    },
    instead: ['Sheet', 'IconButton'],
  },
];
