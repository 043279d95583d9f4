import { Canvas, Controls, DocsContext, Heading, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { type ComponentGuide, GuideText } from '@parlour/ui/handbook';
import { useContext } from 'react';
import { StoryFrame } from './StoryFrame';

const guides = import.meta.glob<ComponentGuide>('../../../libs/ui/src/**/*.guide.ts', { eager: true, import: 'guide' });

const named = Object.entries(guides).map(([file, guide]) => ({ name: file.replace(/^.*\/|\.guide\.ts$/g, ''), guide }));

/**
 * The page of a component: its guide, its properties and its stories. Some stories have a frame of their own: those of features answer the
 * network in their own way, some components cover the screen, and a story with a theme or a language of its own would give it to the page.
 */
export function ComponentPage() {
  const stories = useContext(DocsContext).componentStories();
  const [first] = stories;
  const name = first?.title.split('/').at(-1);
  const guide = named.find((guided) => guided.name === name)?.guide;
  const needsScreen = !guide || guide.isFramed === true;
  return (
    <>
      <Title />
      {guide && (
        <Subtitle>
          <GuideText text={guide.use} />
        </Subtitle>
      )}
      {guide && <Guide guide={guide} />}
      {first && guide && (
        <div className="guide-controls">
          <Controls of={first.moduleExport} />
        </div>
      )}
      {guide &&
        named
          .filter((other) => other.guide.partOf === name)
          .map((part) => (
            <section key={part.name}>
              <Heading>{part.name}</Heading>
              <p>
                <GuideText text={part.guide.use} />
              </p>
              <Guide guide={part.guide} />
            </section>
          ))}
      <Heading>Stories</Heading>
      {stories.map((story) => (
        <section key={story.id}>
          <h3>{story.name}</h3>
          {needsScreen || Object.keys(story.storyGlobals).length > 0 ? (
            <StoryFrame id={story.id} name={story.name} of={story.moduleExport} height={needsScreen ? 'screen' : 'part'} />
          ) : (
            <Canvas of={story.moduleExport} />
          )}
        </section>
      ))}
    </>
  );
}

const statuses = { new: 'New, may still change', stable: 'Stable', deprecated: 'Deprecated' };

type GuideProps = { guide: ComponentGuide };

function Guide({ guide }: GuideProps) {
  return (
    <div className="guide">
      <p>
        {statuses[guide.status]}, {guide.since === 'unreleased' ? 'not released yet' : `since ${guide.since}`}
      </p>
      <div className="guide-rules">
        <Rules title="Do" rules={guide.do} />
        <Rules title="Don’t" rules={guide.dont} />
      </div>
      <h3>Words</h3>
      <p>
        <GuideText text={guide.words} />
      </p>
      <h3>Accessibility</h3>
      <p>
        <GuideText text={guide.accessibility} />
      </p>
      {guide.changes && (
        <>
          <h3>Changes</h3>
          <ul>
            {guide.changes.map(({ version, text }) => (
              <li key={text}>
                {version === 'unreleased' ? 'Unreleased' : version}: <GuideText text={text} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

type RulesProps = { title: string; rules: string[] };

function Rules({ title, rules }: RulesProps) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>
            <GuideText text={rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}
