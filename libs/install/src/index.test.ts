import * as surface from './index';

test('offers its manifest and its blocks', () => {
  expect(Object.keys(surface).sort()).toEqual(['AddToHomeFooter', 'DownloadBar', 'InstallOptions', 'installFeature']);
});
