module.exports = { displayName: 'tournaments', preset: '../../jest.preset.cjs' };
