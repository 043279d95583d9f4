import { Canvas, Controls, DocsContext, Heading, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { StoryFrame } from './StoryFrame';

/** How a component is meant to be used: `parameters.guide` of its stories. Text between backticks is shown as code. */
type ComponentGuide = {
  /** When to use it, in one sentence. */
  use: string;
  do: string[];
  dont: string[];
  /** How its texts are written. */
  words: string;
  /** The support for assistive technology that it has, and the part that its user must add. */
  accessibility: string;
  /** Components that are shown on its page, because they have no stories of their own. */
  parts?: Record<string, ComponentGuide>;
  /** True if it covers or sticks to the screen: each of its stories then needs its own frame. */
  isFramed?: true;
};

/**
 * The page of a component: its guide, its properties and its stories. Some stories have their own frame: those of features answer the
 * network in their own way, some components cover the screen, and a story with its own theme or language would give it to the page.
 */
export function ComponentPage() {
  const stories = useContext(DocsContext).componentStories();
  const [first] = stories;
  const guide = first?.parameters['guide'] as ComponentGuide | undefined;
  const needsScreen = !guide || guide.isFramed === true;
  return (
    <>
      <Title />
      {first && guide && (
        <>
          <Subtitle>
            <GuideText text={guide.use} />
          </Subtitle>
          {Object.entries(statuses).map(([tag, text]) => first.tags.includes(tag) && <p key={tag}>{text}</p>)}
          <Rules guide={guide} />
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

/** By the tag of the stories, which the filter of the sidebar knows too. A stable component changes only with all of its users. */
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

type GuideTextProps = { text: string };

function GuideText({ text }: GuideTextProps) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
