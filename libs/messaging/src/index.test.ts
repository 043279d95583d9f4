import * as surface from './index';

test('offers its manifest, its blocks, and what the frame asks', () => {
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
