module.exports = { displayName: 'mobile-web', preset: '../../jest.preset.cjs' };
