import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Sheet } from './Sheet';

test('shows its content below its title, and its button closes it', async () => {
  const asked: string[] = [];
  render(
    <Sheet open title="Menu" closeLabel="Close" onClose={() => asked.push('close')} footer={<button>Apply</button>}>
      Content
    </Sheet>,
  );
  const sheet = screen.getByRole('dialog', { name: 'Menu' });
  expect(sheet).toHaveTextContent('Content');
  expect(sheet).toContainElement(screen.getByRole('button', { name: 'Apply' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(asked).toEqual(['close']);
});

test('a field can take the place of the title, which then only names the sheet', () => {
  render(
    <Sheet open side="full" title="Search" head={<input aria-label="Find" />} closeLabel="Close" onClose={() => undefined}>
      Content
    </Sheet>,
  );
  expect(screen.getByRole('dialog', { name: 'Search' })).toContainElement(screen.getByRole('textbox', { name: 'Find' }));
  expect(screen.queryByRole('heading')).toBeNull();
});

test.each([
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['the backdrop', () => userEvent.click(screen.getByRole('dialog'))],
])('%s hides it at once and closes it after the paint; an owner that keeps it has it shown again', async (_, leave) => {
  const tasks: (() => void)[] = [];
  Object.assign(window, { scheduler: { postTask: (task: () => void) => tasks.push(task) } });
  const asked: string[] = [];
  render(<Sheet open title="Menu" closeLabel="Close" onClose={() => asked.push('close')} children="Content" />);
  await leave();
  await leave();
  expect(screen.getByRole('dialog')).toHaveAttribute('data-leaving');
  expect(asked).toEqual([]);
  await waitFor(() => expect(tasks).toHaveLength(1));
  tasks[0]?.();
  expect(asked).toEqual(['close']);
  await waitFor(() => expect(tasks).toHaveLength(2));
  tasks[1]?.();
  expect(screen.getByRole('dialog')).not.toHaveAttribute('data-leaving');
  Reflect.deleteProperty(window, 'scheduler');
});

test('renders nothing when closed', () => {
  render(
    <Sheet open={false} title="Menu" closeLabel="Close" onClose={() => undefined}>
      Content
    </Sheet>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the page behind does not scroll until the last sheet is closed', () => {
  const holds = () => document.documentElement.hasAttribute('data-modal');
  const sheets = (first: boolean, second: boolean) => (
    <>
      {first && <Sheet open title="Menu" closeLabel="Close" onClose={() => undefined} children="Content" />}
      {second && <Sheet open title="Language" closeLabel="Close" onClose={() => undefined} children="Content" />}
    </>
  );
  const { rerender } = render(sheets(true, true));
  expect(holds()).toBe(true);
  rerender(sheets(true, false));
  expect(holds()).toBe(true);
  rerender(sheets(false, false));
  expect(holds()).toBe(false);
});

describe('blocks behind a sheet', () => {
  const block = (name: string) => screen.getByRole('region', { name });
  const isSkipped = (name: string) => block(name).style.getPropertyValue('content-visibility') === 'hidden';
  const place = (name: string, top: number) =>
    jest.spyOn(block(name), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 360, 200));
  const page = (open: boolean) => (
    <>
      {['In view', 'Above', 'Below'].map((name) => (
        <section key={name} aria-label={name} data-skippable tabIndex={-1} />
      ))}
      <Sheet open={open} title="Menu" closeLabel="Close" onClose={() => undefined} children="Content" />
    </>
  );

  function renderPage() {
    const { rerender } = render(page(false));
    place('In view', 100);
    place('Above', -300);
    place('Below', window.innerHeight);
    return (open: boolean) => rerender(page(open));
  }

  test('are skipped while they are out of view', async () => {
    const showSheet = renderPage();
    showSheet(true);
    expect(['In view', 'Above', 'Below'].filter(isSkipped)).toEqual(['Above', 'Below']);
    showSheet(false);
    await waitFor(() => expect(isSkipped('Below')).toBe(false));
    expect(isSkipped('Above')).toBe(false);
  });

  test('are shown when a turned phone brings them into view', () => {
    renderPage()(true);
    place('Below', 100);
    fireEvent(window, new Event('resize'));
    expect(['In view', 'Above', 'Below'].filter(isSkipped)).toEqual(['Above']);
  });

  test('are not skipped if the focus returns to them', () => {
    const showSheet = renderPage();
    block('Above').focus();
    showSheet(true);
    expect(['In view', 'Above', 'Below'].filter(isSkipped)).toEqual(['Below']);
  });
});
