module.exports = { displayName: 'submission', preset: '../../jest.preset.cjs' };
