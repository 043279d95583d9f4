import { Subtitle } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { addressesOf, type ComponentFacts, type Facts, featureFacts, storiesFile } from './featureFacts';
import { GuideText } from './GuideText';

type FeatureIntroductionProps = { importPath: string };

/** What the blocks and screens of a page are, who owns them, and where they are used. */
export function FeatureIntroduction({ importPath }: FeatureIntroductionProps) {
  const facts = use(featureFacts)[storiesFile(importPath)];
  if (!facts) return null;
  const [first] = facts.components;
  if (first && facts.components.length === 1)
    return (
      <>
        <Subtitle>
          <GuideText text={first.says} />
        </Subtitle>
        <ComponentFactList facts={facts} component={first} />
      </>
    );
  return facts.components.map((component) => (
    <section key={component.name}>
      <h3>{component.name}</h3>
      <p>
        <GuideText text={component.says} />
      </p>
      <ComponentFactList facts={facts} component={component} />
    </section>
  ));
}

type ComponentFactListProps = { facts: Facts; component: ComponentFacts };

function ComponentFactList({ facts: { library, team }, component: { name, kind, file, usedBy } }: ComponentFactListProps) {
  const addresses = kind === 'screen' ? addressesOf(name) : [];
  return (
    <dl className="facts">
      <dt>What</dt>
      <dd>
        A {kind} of <code>{library}</code>
      </dd>
      <dt>Owner</dt>
      <dd>{team}</dd>
      <dt>Source</dt>
      <dd>
        <code>{file}</code>
      </dd>
      <dt>{addresses.length > 0 ? 'Address' : 'Used by'}</dt>
      <dd>
        {addresses.length > 0 ? (
          addresses.map((address) => <code key={address}>{address}</code>)
        ) : (
          <ul className="places">
            {usedBy.map(({ place, page }) => (
              <li key={place}>
                {page ? (
                  <a href={`./?path=/docs/${page}`} target="_top">
                    {place}
                  </a>
                ) : (
                  place
                )}
              </li>
            ))}
          </ul>
        )}
      </dd>
    </dl>
  );
}
