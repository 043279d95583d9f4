import { changesByVersion } from './changesByVersion';
import { guidedComponents } from './guidedComponents';
import { GuideText } from './GuideText';
import styles from './Handbook.module.css';

const versions = changesByVersion(guidedComponents);

/** Lists the new and changed components of every version, from their guides. */
export function ComponentChangelog() {
  return versions.map(({ version, added, changed }) => (
    <section key={version} className={styles.version}>
      <h2>{version === 'unreleased' ? 'Unreleased' : version}</h2>
      {changed.length > 0 && (
        <ul className={styles.changes}>
          {changed.map(({ component, text }) => (
            <li key={component.name + text}>
              <ComponentLink {...component} />: <GuideText text={text} />
            </li>
          ))}
        </ul>
      )}
      {added.length > 0 && (
        <>
          <h3>New</h3>
          <ul className={styles.names}>
            {added.map((component) => (
              <li key={component.name}>
                <ComponentLink {...component} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  ));
}

type ComponentLinkProps = { name: string; page: string };

function ComponentLink({ name, page }: ComponentLinkProps) {
  return (
    <a className={styles.link} href={page} target="_top">
      {name}
    </a>
  );
}
