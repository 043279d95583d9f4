import { Fragment } from 'react';
import { type Block, plainBlocks } from './plainBlocks';

/** The words of an HTML text in its paragraphs, headings and lists. */
export function PlainText({ html }: { html: string }) {
  return groupsOf(plainBlocks(html)).map((group, index) => {
    const [{ tag: Tag, list: List }] = group;
    if (!List) return <Tag key={index}>{words(group[0])}</Tag>;
    return (
      <List key={index}>
        {group.map((item, place) => (
          <li key={place}>{words(item)}</li>
        ))}
      </List>
    );
  });
}

function words({ runs }: Block) {
  return runs.map((run, index) => {
    if (run === 'break') return <br key={index} />;
    return run.isStrong ? <b key={index}>{run.text}</b> : <Fragment key={index}>{run.text}</Fragment>;
  });
}

/** Items of one list together, every other block by itself. */
function groupsOf(blocks: Block[]): [Block, ...Block[]][] {
  const groups: [Block, ...Block[]][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.list && last?.[0].list === block.list) last.push(block);
    else groups.push([block]);
  }
  return groups;
}
