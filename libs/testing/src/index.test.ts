import * as surface from '.';

test('the public surface', () => {
  expect(Object.keys(surface).sort()).toMatchInlineSnapshot(`
   [
     "StoryStage",
     "actAs",
     "connectionLost",
     "httpStatus",
     "mockCall",
     "namedFields",
     "naughtyStrings",
     "network",
     "refuse",
     "renderBlock",
     "renderFeature",
     "stopActing",
     "typeNaughtyStrings",
     "useNetwork",
   ]
  `);
});
