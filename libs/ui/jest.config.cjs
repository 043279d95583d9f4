module.exports = { displayName: 'ui', preset: '../../jest.preset.cjs' };
