export { ChatButton } from './blocks/ChatButton';
export { CommunityLinks } from './blocks/CommunityLinks';
export { HelpFooter } from './blocks/HelpFooter';
export { NoticeTicker } from './blocks/NoticeTicker';
export { OfficialChannels } from './blocks/OfficialChannels';
export { TopUpWidget } from './blocks/TopUpWidget';
export { messagingFeature } from './feature';
export { useSupportLink } from './hooks/useSupportLink';
