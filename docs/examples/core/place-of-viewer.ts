import { placeOfViewer } from '@rulewright/core';

// in lists by viewer the spectator comes after the seats
console.log(placeOfViewer(1, 3), placeOfViewer('spectator', 3)); // 1 3
