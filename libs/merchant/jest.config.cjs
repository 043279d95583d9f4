module.exports = { displayName: 'merchant', preset: '../../jest.preset.cjs' };
