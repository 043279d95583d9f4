module.exports = { displayName: 'install', preset: '../../jest.preset.cjs' };
