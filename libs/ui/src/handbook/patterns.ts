const page = (name: string) => `./?path=/docs/design-system-patterns-${name}--docs`;

/** Pages about several components at once, and those of tokens and icons. `page` is the address in Storybook, relative to the frame of the stories. */
export const patterns = [
  {
    name: 'Forms',
    guide: {
      use: 'How the fields, the errors and the button of a form belong together.',
      synonyms: ['form', 'login form', 'validation', 'field error', 'required field'],
    },
    page: page('forms'),
  },
  {
    name: 'Loading, empty, failing, offline',
    guide: {
      use: 'Which component shows that content is on its way, is not there, did not load, or is from the cache.',
      synonyms: ['states', 'offline', 'no connection', 'network error', 'empty screen', 'loading screen'],
    },
    page: page('loading-empty-failing-offline'),
  },
  {
    name: 'Confirming and money',
    guide: {
      use: 'How money moves once: the summary, the question before it, the double tap and the unknown outcome.',
      synonyms: ['double tap', 'unknown outcome', 'payment', 'pay', 'withdrawal', 'transaction', 'send twice'],
    },
    page: page('confirming-and-money'),
  },
  {
    name: 'Lists and navigation',
    guide: {
      use: 'Which list and which navigation fits what a screen holds and where it leads.',
      synonyms: ['navigation', 'lists', 'which list', 'routing', 'information architecture', 'back'],
    },
    page: page('lists-and-navigation'),
  },
  {
    name: 'Words, dates and money',
    guide: {
      use: 'How texts, amounts, dates, times and durations are written in every language, and where Burmese lines break.',
      synonyms: [
        'writing',
        'words',
        'date',
        'date format',
        'time zone',
        'duration',
        'burmese',
        'burmese line break',
        'line break',
        'money',
        'money format',
        'currency',
        'thousands separator',
        'minus sign',
        'button label',
        'sentence case',
        'capital letters',
        'tone of voice',
      ],
    },
    page: page('words-dates-and-money'),
  },
  {
    name: 'Tokens',
    guide: {
      use: 'Every colour, space, corner, size of text, shadow and motion, with the purpose of each colour and files for design tools.',
      synonyms: ['token', 'colour', 'color', 'red text', 'danger colour', 'spacing', 'font', 'theme', 'dark mode', 'variables'],
    },
    page: './?path=/docs/design-system-tokens--docs',
  },
];
