import { Canvas, Controls, DocsContext, Heading, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Anatomy } from './Anatomy';
import type { ComponentGuide } from './componentGuide';
import { ExamplePairs } from './ExamplePairs';
import { FeatureIntroduction } from './FeatureIntroduction';
import { GuideText } from './GuideText';
import { StoryFrame, StoryStage } from './StoryFrame';

/**
 * The page of a component: its guide, its properties and its stories; of a block or a screen, what the sources say about it. Stories of features answer the
 * network in their own way, and some components cover the screen: their stories are in one frame. A story with its own theme or language
 * would give it to the page, so it has its own frame.
 */
export function ComponentPage() {
  const stories = useContext(DocsContext).componentStories();
  const [first] = stories;
  const guide = first?.parameters['guide'] as ComponentGuide | undefined;
  const importPath = String(first?.parameters['fileName']);
  const anatomy = guide?.anatomy;
  const measured =
    anatomy && stories.find(({ moduleExport, name }) => moduleExport && name.replaceAll(' ', '') === (anatomy.story ?? 'Default'));
  return (
    <>
      <Title />
      {!guide && <FeatureIntroduction importPath={importPath} />}
      {first && guide && (
        <>
          <Subtitle>
            <GuideText text={guide.use} />
          </Subtitle>
          {Object.entries(statuses).map(([tag, text]) => first.tags.includes(tag) && <p key={tag}>{text}</p>)}
          <Rules guide={guide} />
          {guide.pairs && <ExamplePairs page={`${first.id.split('--')[0]}--docs`} pairs={guide.pairs} isFramed={guide.isFramed === true} />}
          {measured && <Anatomy id={measured.id} parts={anatomy.parts} />}
          <div className="guide-controls">
            <Controls of={first.moduleExport} />
          </div>
        </>
      )}
      {Object.entries(guide?.parts ?? {}).map(([name, part]) => (
        <section key={name}>
          <Heading>{name}</Heading>
          <p>
            <GuideText text={part.use} />
          </p>
          <Rules guide={part} />
        </section>
      ))}
      <Heading>Stories</Heading>
      {!guide || guide.isFramed ? (
        <StoryStage stories={stories} isScreen={importPath.includes('/screens/')} />
      ) : (
        stories.map((story) => (
          <section key={story.id}>
            <h3>{story.name}</h3>
            {Object.keys(story.storyGlobals).length > 0 ? <StoryFrame story={story} /> : <Canvas of={story.moduleExport} />}
          </section>
        ))
      )}
    </>
  );
}

/** The status of a component, by the tag of its stories. A stable component changes only together with all of its users. */
const statuses = { new: 'New, may still change', stable: 'Stable', deprecated: 'Deprecated' };

type RulesProps = { guide: ComponentGuide };

function Rules({ guide }: RulesProps) {
  return (
    <div className="guide">
      <div className="guide-rules">
        <RuleList title="Do" rules={guide.do} />
        <RuleList title="Don’t" rules={guide.dont} />
      </div>
      <h3>Words</h3>
      <p>
        <GuideText text={guide.words} />
      </p>
      <h3>Accessibility</h3>
      <p>
        <GuideText text={guide.accessibility} />
      </p>
    </div>
  );
}

type RuleListProps = { title: string; rules: string[] };

function RuleList({ title, rules }: RuleListProps) {
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
