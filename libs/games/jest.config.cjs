module.exports = { displayName: 'games', preset: '../../jest.preset.cjs' };
