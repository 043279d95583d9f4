/** Hosts of the live chat, online and on camera. */
export const liveModels = [
  { id: 'host-liza', name: 'Liza', active: true, streaming: false },
  { id: 'host-mika', name: 'Mika', active: true, streaming: true },
  { id: 'host-thiri', name: 'Thiri', active: false, streaming: false },
];
