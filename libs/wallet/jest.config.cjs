module.exports = { displayName: 'wallet', preset: '../../jest.preset.cjs' };
