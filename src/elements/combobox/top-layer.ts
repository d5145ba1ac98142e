/** True if a list can be above everything, also in a dialog: only CSS anchors keep a popover beside its field. */
export const inTopLayer: boolean =
  typeof HTMLElement !== 'undefined' && 'togglePopover' in HTMLElement.prototype && CSS.supports('anchor-name: --a');
