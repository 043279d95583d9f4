import * as surface from './index';

test('exports the manifest, the blocks and the support link', () => {
  expect(Object.keys(surface).sort()).toEqual([
    'ChatButton',
    'CommunityLinks',
    'HelpFooter',
    'NoticeTicker',
    'OfficialChannels',
    'TopUpWidget',
    'messagingFeature',
    'useSupportLink',
  ]);
});
