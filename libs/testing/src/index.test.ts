import * as surface from '.';

test('the public surface', () => {
  expect(Object.keys(surface).sort()).toMatchInlineSnapshot(`
   [
     "StoryStage",
     "connectionLost",
     "httpStatus",
     "mockCall",
     "network",
     "refuse",
     "renderBlock",
     "renderFeature",
     "useNetwork",
   ]
  `);
});
