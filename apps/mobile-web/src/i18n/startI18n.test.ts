import { startI18n } from '../i18n';

test('performance, runtime: a start in the language of the document does not set it again', async () => {
  document.documentElement.lang = 'my';
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => void changes.push(...records));
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  await startI18n('my');
  expect(changes).toEqual([]);
  await startI18n('en');
  expect(changes).toHaveLength(1);
  observer.disconnect();
});
