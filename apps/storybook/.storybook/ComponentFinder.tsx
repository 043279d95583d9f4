import { TextField } from '@parlour/ui/field';
import { use, useState } from 'react';
import { type FoundPage, findablePages } from './findablePages';
import { FramedPicture } from './FramedPicture';
import { GuideText } from './GuideText';
import { shownStory, uiStories } from './uiStories';

const pages = findablePages();

/** Every component, block and screen in its group, with a picture that is the thing itself. */
export function ComponentFinder() {
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = use(pages).filter(({ title, says, hidden }) =>
    words.every((word) => `${title} ${says} ${hidden}`.toLowerCase().includes(word)),
  );
  const groups = Object.entries(Object.groupBy(found, ({ title }) => title.split('/').slice(0, -1).join(' · ')));
  return (
    <div className="finder">
      <TextField
        label="What is it for?"
        hint="A name or a use, for example: choice, amount, deposit"
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status">{found.length === 0 ? 'Nothing found. Try fewer or other words.' : `${found.length} found`}</p>
      {groups.map(([name, group = []]) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <ul className="finder-group">
            {group.map((page) => (
              <li key={page.id}>
                <a href={`./?path=/docs/${page.id}`} target="_top">
                  {page.title.split('/').at(-1)}
                </a>
                <Picture page={page} />
                <p>
                  <GuideText text={page.says} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const shown = new Map(
  [...uiStories].map(([id, module]) => {
    const Story = shownStory(module);
    return [id, Story && <Story />];
  }),
);

type PictureProps = { page: FoundPage };

/** Renders a story that needs no network and covers no screen in place, and any other in a frame. */
function Picture({ page: { id, firstStory, isFramed } }: PictureProps) {
  const story = isFramed ? undefined : shown.get(id);
  return (
    <div className="finder-picture" inert aria-hidden>
      {story ? <div className="finder-phone">{story}</div> : <FramedPicture story={firstStory} />}
    </div>
  );
}
