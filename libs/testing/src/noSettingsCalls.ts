import { type RequestHandler, http, HttpResponse } from 'msw';

/** Calls for what a status may leave out (ADR 0025). The mocked gateway does not have them unless a test says so. */
const paths = ['/wps/system/whitelabel', '/wps/system/settings/consolidated', '/wps/system/domainRoute'];

/** Answers them as a gateway does that has no such call, so that a mocked status needs to have only what its test is about. */
export const noSettingsCalls: RequestHandler[] = paths.map((path) => http.get(`*${path}`, () => new HttpResponse(null, { status: 404 })));
