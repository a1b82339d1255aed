/**
 * A browser that translates the page puts elements of its own in the place of its texts. React would
 * then take out, or put something before, what stands there no more, and the whole screen would end
 * in an error: such a step is passed over. What must never be stale is marked `translate="no"`.
 */
export function surviveTranslation(): void {
  const native = Object.getOwnPropertyDescriptors(Node.prototype);
  Node.prototype.removeChild = function removeIfThere<T extends Node>(this: Node, child: T): T {
    if (child.parentNode !== this && isReplaced(child)) return child;
    native.removeChild.value?.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function insertSomewhere<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    const isGone = before !== null && before.parentNode !== this && isReplaced(before);
    native.insertBefore.value?.call(this, node, isGone ? null : before);
    return node;
  };
}

function isReplaced(node: Node): boolean {
  return node.nodeType === Node.TEXT_NODE && !node.isConnected;
}
