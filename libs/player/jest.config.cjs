module.exports = { displayName: 'player', preset: '../../jest.preset.cjs' };
