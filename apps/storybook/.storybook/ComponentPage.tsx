import { Canvas, Controls, DocsContext, Heading, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { type ComponentGuide, GuideText } from '@parlour/ui/handbook';
import { useContext } from 'react';

const guides = import.meta.glob<ComponentGuide>('../../../libs/ui/src/**/*.guide.ts', { eager: true, import: 'guide' });

function guideOf(name: string): ComponentGuide | undefined {
  return Object.entries(guides).find(([file]) => file.endsWith(`/${name}.guide.ts`))?.[1];
}

/**
 * The page of a component: its guide, its properties and its stories. Stories of features answer the network in their own way, and some
 * components cover the screen, so each of these stories has a frame of its own.
 */
export function ComponentPage() {
  const stories = useContext(DocsContext).componentStories();
  const [first] = stories;
  const guide = first && guideOf(first.title.split('/').at(-1) ?? '');
  const frame = guide && !guide.isFramed ? { inline: true } : { inline: false, height: '640px' };
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
      <Heading>Stories</Heading>
      {stories.map((story) => (
        <section key={story.id}>
          <h3>{story.name}</h3>
          <Canvas of={story.moduleExport} story={{ ...frame, autoplay: !frame.inline }} />
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
        {statuses[guide.status]}, since {guide.since === 'unreleased' ? 'the next release' : guide.since}
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
