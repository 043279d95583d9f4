module.exports = { displayName: 'site', preset: '../../jest.preset.cjs' };
