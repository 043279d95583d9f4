// Unpacks promtool for the test of the alert rules as far as this machine allows.
import { unpackPackage } from './installPackages.mjs';
import { findPromtool, unpackedPrometheus } from './promtool.mjs';

if (!findPromtool()) unpackPackage('prometheus', unpackedPrometheus);
console.log(findPromtool() ? 'promtool is there.' : 'promtool is left out: it needs a package of Debian, which only root can fetch here.');
