import * as surface from '.';

test('the public surface', () => {
  expect(Object.keys(surface).sort()).toMatchInlineSnapshot(`
   [
     "StoryStage",
     "connectionLost",
     "httpStatus",
     "mockCall",
     "namedFields",
     "naughtyStrings",
     "network",
     "refuse",
     "renderBlock",
     "renderFeature",
     "typeNaughtyStrings",
     "useNetwork",
   ]
  `);
});
