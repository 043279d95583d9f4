module.exports = { displayName: 'kernel', preset: '../../jest.preset.cjs' };
