import * as surface from './index';

test('exports the manifest and the blocks', () => {
  expect(Object.keys(surface).sort()).toEqual(['AddToHomeFooter', 'DownloadBar', 'InstallOptions', 'installFeature']);
});
