import { DocsContext, Heading } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import type { ComponentAnatomy } from './componentGuide';
import { followStory, frameAddress } from './frameOf';
import { type MeasuredPart, measureParts } from './measure';
import { useToolbar } from './useToolbar';

type AnatomyProps = { id: string; parts: ComponentAnatomy['parts'] };

/** The parts of a component with numbers, and their sizes, read from the story in the frame: they change with the toolbar and with the styles. */
export function Anatomy({ id, parts }: AnatomyProps) {
  const toolbar = useToolbar(useContext(DocsContext).channel);
  const [measured, setMeasured] = useState<MeasuredPart[]>([]);
  return (
    <>
      <Heading>Anatomy and measures</Heading>
      <div className="anatomy">
        <div className="anatomy-picture">
          <iframe
            className="story-frame"
            title="Anatomy"
            src={frameAddress(id, toolbar)}
            onLoad={({ currentTarget: frame }) =>
              followStory(frame, false, () => frame.contentDocument && setMeasured(measureParts(frame.contentDocument, parts)))
            }
          />
          {pins(measured).map(({ name, left, top }, index) => (
            <span key={name} className="anatomy-pin" style={{ left, top }} aria-hidden>
              {index + 1}
            </span>
          ))}
        </div>
        <div className="anatomy-measures">
          <table>
            <thead>
              <tr>
                {['Part', 'Size', 'Touch', 'Padding', 'Gap', 'Corner', 'Font'].map((title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {measured.map(({ name, sizes }, index) => (
                <tr key={name}>
                  <th scope="row">
                    <span className="anatomy-number">{index + 1}</span> {name}
                  </th>
                  {[sizes.size, sizes.touch, sizes.padding, sizes.gap, sizes.corner, sizes.font].map((size, column) => (
                    <td key={column}>{size}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p>In pixels, with the names of the tokens. The toolbar changes the size of the text.</p>
        </div>
      </div>
    </>
  );
}

const PIN = 20;

/** Places a number at the start of each part; a number moves aside if another one is there. */
function pins(parts: MeasuredPart[]): { name: string; left: number; top: number }[] {
  const placed: { name: string; left: number; top: number }[] = [];
  for (const { name, box } of parts) {
    const top = box.top + box.height / 2;
    let { left } = box;
    while (placed.some((pin) => Math.abs(pin.left - left) < PIN && Math.abs(pin.top - top) < PIN)) left += PIN;
    placed.push({ name, left, top });
  }
  return placed;
}
