module.exports = { displayName: 'agent', preset: '../../jest.preset.cjs' };
