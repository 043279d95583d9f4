import * as surface from './index';

test('exports the manifest and its start, the blocks, the offer of notifications and the support link', () => {
  expect(Object.keys(surface).sort()).toEqual([
    'ChatButton',
    'CommunityLinks',
    'HelpFooter',
    'NoticeTicker',
    'OfficialChannels',
    'TopUpWidget',
    'loadPushOffer',
    'messagingFeature',
    'messagingStart',
    'useSupportLink',
  ]);
});
